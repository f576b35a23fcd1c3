import { type OptionId, optionIds } from '@revisoins/assessment';
import type { BankItem } from '@revisoins/assessment/bank';
import { keyPositions } from './checks/check-key-positions.ts';
import type { SourceItem } from './source-file.ts';

/** An item of the right form for an author to write over. Its id stands in the stem, so that two of them are not alike. */
export function newItem(id: string, key: OptionId): BankItem {
  const fr = (name: string) => ({
    text: `À écrire (choix ${name})`,
    rationale: 'À écrire, pourquoi ce choix convient ou non',
  });
  const en = (name: string) => ({
    text: `To be written (choice ${name})`,
    rationale: 'To be written, why this choice is right or not',
  });
  return {
    id,
    version: 1,
    difficulty: 'medium',
    objective: { fr: 'À écrire', en: 'To be written' },
    review: { status: 'unreviewed', reviewer: null },
    key,
    fr: {
      stem: `À écrire (${id}). Une situation, puis une question?`,
      options: { a: fr('un'), b: fr('deux'), c: fr('trois'), d: fr('quatre') },
      explanation: 'À écrire',
    },
    en: {
      stem: `To be written (${id}). A situation, then a question?`,
      options: { a: en('one'), b: en('two'), c: en('three'), d: en('four') },
      explanation: 'To be written',
    },
  };
}

/** The key that the bank has least of, so that keys stay evenly spread. */
export function rarestKey(items: readonly SourceItem[]): OptionId {
  const { counts } = keyPositions(items);
  return optionIds.toSorted((one, two) => counts[one] - counts[two])[0] ?? 'a';
}
