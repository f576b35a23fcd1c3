import { fixTypography } from '@revisoins/content/fix-typography';
import type { Language } from '@revisoins/content/wording-texts';

interface Rule {
  readonly pattern: RegExp;
  /** A text that also contains this is correct. */
  readonly unless?: RegExp;
  readonly instead: string;
}

/** A whole word or phrase, in letters of any alphabet, ignoring case. */
const words = (...forms: string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${forms.join('|')})(?![\\p{L}\\d])`, 'iu');
/**
 * Verbs at the beginning of a sentence: elsewhere the same form may be a third person ('la page se
 * recharge').
 */
const orders = (...verbs: string[]) =>
  new RegExp(`(?:^|[.!?;:»] ?\\s*)(?:${verbs.join('|')})(?!\\p{L})`, 'u');

const rules: Readonly<Record<Language, readonly Rule[]>> = {
  fr: [
    { pattern: words('e-?mails?', 'mails?'), instead: 'say "courriel"' },
    { pattern: words('tu', 'toi', 'ton', 'ta', 'tes', 't’\\p{L}+'), instead: 'say "vous": "votre", "vos"' },
    {
      pattern: orders(
        'Active',
        'Appuie',
        'Attends',
        'Choisis',
        'Clique',
        'Colle',
        'Confirme',
        'Connecte',
        'Continue',
        'Coche',
        'Dis',
        'Écoute',
        'Écris',
        'Essaie',
        'Lis',
        'Ouvre',
        'Parle',
        'Recharge',
        'Recommence',
        'Réessaie',
        'Regarde',
        'Réponds',
        'Reprends',
        'Reviens',
        'Saisis',
        'Sélectionne',
        'Vérifie',
      ),
      instead: 'say the plural: "Cliquez", "Réessayez"',
    },
    {
      pattern: words('serveurs?', 'timeout', 'tts', 'requêtes?', 'banque (?:de questions )?locale'),
      instead:
        'a learner knows no machinery: say what it means to them ("le service", "c’est plus long que prévu")',
    },
    {
      pattern: words('questions? (?:entièrement )?uniques?', 'uniques? disponibles?'),
      instead: 'say "nouvelles questions"',
    },
    { pattern: words('sauvegard\\p{L}+'), instead: 'say "enregistrer"' },
    { pattern: words('avec succès'), instead: 'say what is now so: "Vos résultats sont enregistrés."' },
    {
      pattern: words('répondues?'),
      instead: 'a question is not "répondue": say "réponse donnée", "3 réponses sur 5"',
    },
    {
      pattern: words('(?<!soins )infirmiers?'),
      unless: words('infirmières?'),
      instead: 'name women first: "infirmière ou infirmier", or "soins infirmiers"',
    },
    {
      pattern: words('étudiants?'),
      unless: words('étudiantes?'),
      instead: 'name women first: "étudiantes et étudiants"',
    },
    {
      pattern: words('enseignants?'),
      unless: words('enseignantes?'),
      instead: 'name women first: "enseignante ou enseignant"',
    },
    {
      pattern: words('professionnels?'),
      unless: words('professionnelles?'),
      instead: 'say "une personne de la profession"',
    },
    {
      pattern: words('(?:êtes|serez|n’êtes pas|rester?|restez) (?:\\p{L}+ )?(?:dé)?connecté'),
      instead: 'agree with nobody: "votre session est ouverte"',
    },
    {
      pattern: words('assistante? (?:vocale?|virtuel(?:le)?)'),
      instead: 'Thalia is "une aide à la révision"',
    },
    { pattern: /[\d}] %/u, instead: 'put a no-break space before %' },
  ],
  en: [
    { pattern: words('competenc(?:y|ies|es?)'), instead: 'say "skill"' },
    { pattern: words('e-mails?', 'mails?'), instead: 'say "email"' },
    {
      pattern: words('servers?', 'timeout', 'tts', 'local (?:question )?bank'),
      instead:
        'a learner knows no machinery: say what it means to them ("the service", "longer than expected")',
    },
    { pattern: words('unique questions?'), instead: 'say "new questions"' },
    { pattern: words('successfully'), instead: 'say what is now so: "Your results are saved."' },
    { pattern: words('(?:voice|virtual) assistant'), instead: 'Thalia is "a study aid"' },
    { pattern: words('auxiliary nurs\\p{L}+'), instead: 'say "practical nurse", "practical nursing"' },
  ],
};

const withoutValues = (text: string) => text.replace(/\{\{[^}]*\}\}/gu, '{}');

/**
 * Mistakes that a teacher in Quebec would mark in a text of the interface, with what to write instead. Pure.
 */
export function findWrongWords(text: string, language: Language): string[] {
  const said = withoutValues(text);
  const printed = fixTypography(text, language);
  return [
    ...rules[language].flatMap(({ pattern, unless, instead }) => {
      const found = pattern.exec(said)?.[0].trim();
      return found === undefined || unless?.test(said) ? [] : [`says "${found}": ${instead}`];
    }),
    ...(printed === text
      ? []
      : [`is to be set as print sets it, with its no-break spaces: ${JSON.stringify(printed)}`]),
  ];
}
