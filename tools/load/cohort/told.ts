/** One answer of the exam as a device sends it, under a number and a key of its own. */
export interface GivenAnswer {
  readonly sequence: number;
  readonly key: string;
  /** From 1. */
  readonly position: number;
  readonly choice: number;
  readonly flagged: boolean;
}

/** What a learner's device has sent, and what the server has told it: `isTold` is the acknowledgement. */
export interface Told {
  readonly learner: string;
  history?: { readonly hashes: readonly string[]; isTold: boolean };
  attempt?: { readonly id: string; readonly score: number; readonly questions: number; isTold: boolean };
  hasAccess: boolean;
  /** The exam that the start answered. */
  exam?: { readonly id: string; readonly questions: number };
  readonly answers: (GivenAnswer & { isTold: boolean })[];
  /** What the handing in answered. */
  result?: { readonly score: number };
}
