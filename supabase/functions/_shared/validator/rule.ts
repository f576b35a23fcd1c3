import type { GeneratedItem } from './generated-item.schema.ts';

export interface ValidationContext {
  /** The skill for which the item was written: its title and its number in the programme. */
  readonly skillTitle: string;
  readonly skillId: number;
  /**
   * Stems that the item must not resemble: of the bank, of what the learner has seen, of items accepted
   * before.
   */
  readonly knownStems: readonly string[];
  /** Hashes of questions that the learner has seen. */
  readonly usedHashes: ReadonlySet<string>;
}

/** Whether the item breaks the rule. */
export type Rule = (item: GeneratedItem, context: ValidationContext) => boolean;
