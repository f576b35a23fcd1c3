/** One answer of the exam as a device sends it, under a number and a key of its own. */
export interface GivenAnswer {
  readonly sequence: number;
  readonly key: string;
  /** From 1. */
  readonly position: number;
  readonly choice: number;
  readonly flagged: boolean;
}

/** What a learner's device has sent, and whether the server has acknowledged it. */
export interface LearnerRecord {
  readonly learner: string;
  history?: { readonly hashes: readonly string[]; isAcknowledged: boolean };
  attempt?: {
    readonly id: string;
    readonly score: number;
    readonly questions: number;
    isAcknowledged: boolean;
  };
  hasAccess: boolean;
  /** The exam that the start answered. */
  exam?: { readonly id: string; readonly questions: number };
  readonly answers: (GivenAnswer & { isAcknowledged: boolean })[];
  /** What the handing in answered. */
  result?: { readonly score: number };
}
