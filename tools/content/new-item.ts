import { type OptionId, optionIds } from '@revisoins/assessment';
import type { BankItem } from '@revisoins/assessment/bank';
import { keyPositions } from './checks/check-key-positions.ts';
import type { SourceItem } from './source-file.ts';

/** A template item for an author to edit. Its id is part of the stem, so that no two are alike. */
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

/** The least frequent key of the bank, so that keys stay evenly distributed. */
export function rarestKey(items: readonly SourceItem[]): OptionId {
  const { counts } = keyPositions(items);
  return optionIds.toSorted((one, two) => counts[one] - counts[two])[0] ?? 'a';
}
