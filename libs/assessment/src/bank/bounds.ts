// Imports nothing: a copy of this file is deployed with the functions (tools/generated), and tests/security/bounds.test.ts
// compares the migrations with it.

/** A number or a length in characters, from and to, both included. */
type Range = readonly [from: number, to: number];

/** What the browser, the functions and the database all hold to. */
export const bounds = {
  skillTitle: [1, 200],
  /** Any text of a question: its stem, an option, an explanation. */
  questionText: [1, 2000],
  /** The hash of a question in the history and in reports, whatever makes it. */
  questionHash: [1, 100],
  /** The hash of a question of the bank. */
  bankHash: [1, 16],
  /** Questions of one attempt. */
  questionCount: [1, 50],
  /** Of one attempt, in seconds. */
  timeSpent: [0, 7200],
  /** Hashes that a request for a quiz may bring. */
  usedHashes: [0, 5000],
  /** What is asked of Thalia, and what a request has read aloud. */
  spokenText: [1, 2000],
} as const satisfies Record<string, Range>;

/** Identity of an option inside its item; its place on the screen is another matter. */
export const optionIds = ['a', 'b', 'c', 'd'] as const;
export type OptionId = (typeof optionIds)[number];

export const difficulties = ['easy', 'medium', 'hard'] as const;

/** How long a question counts as recently answered, in days. */
export const HISTORY_DAYS = 30;

export const examQuestionCounts = [20, 30, 40] as const;
export const examMinutes = [30, 45, 60] as const;

/** The numbers of an exam that learners are told; the server holds the same ones. */
export const examRules = {
  /** How long after the deadline an answer that was given before it still counts when it arrives. */
  lateMinutes: 10,
  /** The correction opens this long after the start for each question answered for the first time. */
  secondsPerAnswer: 10,
  /** Simulations begun in 24 hours. */
  startsPerDay: 10,
} as const;
