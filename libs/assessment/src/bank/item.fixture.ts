import type { BankItem } from './bank-file.ts';

/** Tables of the same data, for both languages of an item. */
export const signTables = {
  fr: {
    caption: 'Signes vitaux de Mme\u00a0Roy',
    columns: ['Heure', 'Tension artérielle', 'Pouls'],
    rows: [
      ['8\u00a0h', '128/76', '82/min'],
      ['10\u00a0h', '104/62', '108/min'],
    ],
  },
  en: {
    caption: 'Mrs. Roy’s vital signs',
    columns: ['Time', 'Blood pressure', 'Pulse'],
    rows: [
      ['8 a.m.', '128/76', '82/min'],
      ['10 a.m.', '104/62', '108/min'],
    ],
  },
};

/** A valid item for tests, its key 'b'. */
export function makeItem(id: string, changes: Partial<BankItem> = {}): BankItem {
  return {
    id,
    version: 1,
    difficulty: 'easy',
    objective: { fr: "Appliquer l'hygiène des mains.", en: 'Apply hand hygiene.' },
    review: { status: 'unreviewed', reviewer: null },
    key: 'b',
    fr: {
      stem: 'Vous entrez dans la chambre de Mme Roy pour prendre sa tension artérielle. Que faites-vous en premier?',
      options: {
        a: { text: 'Vous mettez des gants propres.', rationale: 'Les gants ne remplacent pas ce geste.' },
        b: {
          text: 'Vous désinfectez vos mains.',
          rationale: 'Ce geste précède tout contact avec la personne.',
        },
        c: { text: 'Vous installez le brassard.', rationale: "C'est une étape qui vient plus tard." },
        d: { text: 'Vous notez la valeur au dossier.', rationale: 'On note une valeur après la mesure.' },
      },
      explanation: 'La désinfection des mains avant le contact rompt la chaîne de transmission.',
    },
    en: {
      stem: "You enter Mrs. Roy's room to take her blood pressure. What do you do first?",
      options: {
        a: { text: 'You put on clean gloves.', rationale: 'Gloves do not replace this step.' },
        b: {
          text: 'You disinfect your hands.',
          rationale: 'This step comes before any contact with the person.',
        },
        c: { text: 'You apply the cuff.', rationale: 'This is a step that comes later.' },
        d: {
          text: 'You record the value in the chart.',
          rationale: 'A value is recorded after it is measured.',
        },
      },
      explanation: 'Disinfecting hands before contact breaks the chain of transmission.',
    },
    ...changes,
  };
}
