import type { FoundEntry } from './search-entries.ts';

/** An entry with how well it fits a question, each as a share from 0 to 1. */
export interface Judged {
  readonly entry: FoundEntry;
  /** How much of the question it speaks of. */
  readonly coverage: number;
  /** How much of its best name occurs in the question. */
  readonly exact: number;
  /** Whether one of the question's rarest words occurs in its names, or in its short answer. */
  readonly hasSubject: boolean;
  /** Whether one of them occurs in its title. */
  readonly isTitled: boolean;
  /** Whether a heavy word occurs nowhere in it, although other entries have it. */
  readonly misses: boolean;
  /** Whether it says nothing about the aspect that is asked about: how long, how much, the side effects. */
  readonly lacksAspect: boolean;
  /** Whether the question has a long word that no entry has: another subject, or a misspelling. */
  readonly hasStranger: boolean;
  /** The requested rows of its table. */
  readonly rows: readonly number[];
  /** The beginnings of the question's words, each with its weight; a side names an aspect. */
  readonly asked: readonly {
    readonly ways: readonly (readonly string[])[];
    readonly weight: number;
    readonly isSide: boolean;
    /** It was asked about in the question before. */
    readonly isEarlier?: boolean | undefined;
  }[];
  /** What it gains or loses by the aspect and the people asked about. */
  readonly fits: number;
  readonly score: number;
}
