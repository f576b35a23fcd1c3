import { bankItem } from '@revisoins/assessment/bank';
import type { BankItem, BankWording } from '@revisoins/assessment/bank';
import type { SourceItem } from './source-file.ts';

interface Changes {
  readonly id?: string;
  readonly key?: BankItem['key'];
  readonly fallback?: boolean;
  readonly concept?: string;
  /** Texts of option a, b, c, d. */
  readonly fr?: WordingChanges;
  readonly en?: WordingChanges;
}

interface WordingChanges {
  readonly stem?: string;
  readonly table?: BankWording['table'];
  readonly options?: readonly string[];
  readonly rationale?: string;
  readonly explanation?: string;
}

/** A valid item for tests, its key 'b', with the given changes. */
export function sourceItem({
  id = 'c08-001',
  key = 'b',
  fallback = false,
  concept,
  fr = {},
  en = {},
}: Changes = {}): SourceItem {
  const item = bankItem.parse({
    id,
    version: 1,
    difficulty: 'easy',
    fallback,
    concept,
    objective: { fr: 'Appliquer l’hygiène des mains', en: 'Apply hand hygiene' },
    review: { status: 'unreviewed', reviewer: null },
    key,
    fr: wording(fr, {
      stem: 'Vous entrez dans la chambre de Mme\u00a0Roy pour prendre sa tension artérielle. Que faites-vous?',
      options: ['Mettre des gants', 'Se laver les mains', 'Placer le brassard', 'Noter la valeur'],
      rationale: 'Le geste vient à un autre moment.',
      explanation: 'Le lavage des mains rompt la chaîne de transmission.',
    }),
    en: wording(en, {
      stem: 'You enter Mrs. Roy’s room to take her blood pressure. What do you do?',
      options: ['Put on gloves', 'Wash your hands', 'Apply the cuff', 'Record the value'],
      rationale: 'This step comes at another moment.',
      explanation: 'Washing hands breaks the chain of transmission.',
    }),
  });
  return { file: 'skills/comp-08.json', item };
}

function wording(changes: WordingChanges, base: Required<Omit<WordingChanges, 'table'>>): BankWording {
  const { stem, options, rationale, explanation } = { ...base, ...changes };
  const option = (index: number) => ({ text: options[index] ?? '', rationale });
  const { table } = changes;
  return {
    stem,
    ...(table && { table }),
    explanation,
    options: { a: option(0), b: option(1), c: option(2), d: option(3) },
  };
}
