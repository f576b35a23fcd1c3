import type { GeneratedItem } from '../../supabase/functions/_shared/validator/generated-item.schema.ts';

const scenes = [
  ['Mme Tremblay, 81 ans, tousse en buvant son jus', 'Arrêter la collation, le dos bien droit'],
  [
    'M. Gagnon, 64 ans, revient de la salle de bain avec un gant déchiré',
    'Retirer les gants avant de laver ses mains',
  ],
  ["Vous préparez la chambre d'une dame porteuse de SARM", "Mettre la tenue de protection à l'entrée"],
  ['Un visiteur enrhumé se présente au chevet de M. Côté', 'Lui offrir un masque au seuil de la chambre'],
  ['Le bac à aiguilles du poste dépasse la ligne de remplissage', "Le fermer avant d'en demander un nouveau"],
  ['Au petit matin, la sonnette de Mme Lavoie est tombée sous le lit', 'La désinfecter avant de la remettre'],
  ['Une collègue porte des bagues et de longs ongles vernis', 'Lui rappeler la règle avant les soins'],
  ['Du sang a coulé sur le plancher après une prise de sang', "Mettre des gants avant d'absorber le sang"],
  ['M. Nguyen garde une sonde vésicale depuis cinq jours', 'Garder le sac plus bas que la vessie'],
  ['Votre thermomètre a servi chez trois usagers de suite', 'Le désinfecter entre chaque personne'],
] as const;

/** Items that pass every rule, each different; the key of number n is at position n. */
export function goodItem(number: number, changes: Partial<GeneratedItem> = {}): GeneratedItem {
  const [scene, answer] = scenes[number % scenes.length] ?? scenes[0];
  const key = (['a', 'b', 'c', 'd'] as const)[number % 4] ?? 'a';
  const wrong = (text: string) => ({
    text,
    rationale: 'Ce geste laisse le risque en place pour la personne.',
  });
  const options = {
    a: wrong("Attendre la fin du quart avant d'en parler"),
    b: wrong("Poursuivre les soins comme à l'habitude"),
    c: wrong("Demander à un proche de s'en charger"),
    d: wrong('Noter le fait au dossier sans agir'),
  };
  options[key] = {
    text: answer,
    rationale: 'Ce geste protège la personne et rompt la chaîne de transmission.',
  };
  return {
    stem: `${scene}. Que faites-vous en premier?`,
    options,
    key,
    explanation:
      "La sécurité de la personne vient avant la tâche en cours : on agit tout de suite, puis on transmet le fait à l'infirmière.",
    difficulty: 'medium',
    ...changes,
  };
}
