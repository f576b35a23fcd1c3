// Imports nothing: a copy of this file is deployed with the functions (tools/generated), and
// tests/security/bounds.test.ts compares the migrations with it.

/** A range of numbers or of lengths in characters; both ends included. */
type Range = readonly [from: number, to: number];

/** The identity of an option inside its item; its position on the screen varies. */
export const optionIds = ['a', 'b', 'c', 'd'] as const;
export type OptionId = (typeof optionIds)[number];

/** Bounds that the browser, the functions and the database enforce. */
export const bounds = {
  skillTitle: [1, 200],
  /** Any text of a question: its stem, an option, an explanation. */
  questionText: [1, 2000],
  /**
   * The table of a stem: its caption, how many columns and rows it has, and the text of a cell or heading.
   */
  tableCaption: [1, 120],
  tableColumns: [2, 6],
  tableRows: [1, 10],
  tableCell: [1, 60],
  /** The hash of a question in the history and in reports. */
  questionHash: [1, 100],
  /** The hash of a question of the bank. */
  bankHash: [1, 16],
  /** Questions of one attempt. */
  questionCount: [1, 50],
  /** The position of an option on the screen. */
  optionIndex: [0, optionIds.length - 1],
  /** What a learner types as the answer to a numeric item. */
  typedAnswer: [0, 12],
  /** The id of a template of numeric items, and of a unit. */
  templateId: [1, 60],
  unitId: [1, 20],
  /** The seed of a variant of a template. */
  seed: [0, 2_147_483_647],
  /** The concept that an item asks about. */
  concept: [1, 100],
  /** The id of an item, where an answer to it is stored. */
  itemId: [1, 100],
  /** The version of an item or a template; each edit raises it by one. */
  itemVersion: [1, 10_000],
  /** Of one quiz, in seconds. */
  timeSpent: [0, 7200],
  /** Hashes that a request for a quiz may send. */
  usedHashes: [0, 5000],
  /** The learners behind a figure over them: of fewer, it would tell about individuals. */
  figureLearners: [10, Infinity],
  /** A question to Thalia, and a text to read aloud. */
  spokenText: [1, 2000],
  /** A wish about the style of Thalia's answers. */
  styleWish: [0, 1000],
  /** The id of a reference entry that answered a question. */
  entryId: [0, 80],
  /** The words by which reference entries are searched. */
  searchWords: [1, 80],
  /** A study plan: minutes a day, how many days of the week are off, and the hour of its reminders. */
  minutesADay: [5, 240],
  daysOff: [0, 6],
  reminderHour: [0, 23],
} as const satisfies Record<string, Range>;

export const difficulties = ['easy', 'medium', 'hard'] as const;

/** The voice that reads a text aloud: the length of its id, and the models that a learner can choose. */
export const voiceBounds = {
  id: [1, 100],
  models: ['eleven_multilingual_v2', 'eleven_flash_v2_5', 'eleven_turbo_v2_5'],
} as const;

/** The longest first or last name of a learner. */
export const PERSON_NAME_MAX = 100;

/** How long a question counts as recently answered, in days. */
export const HISTORY_DAYS = 30;

/** How many questions a learner can choose for a quiz. */
export const questionCounts = [5, 10, 15, 20] as const;

/** What the time of a quiz and of an exam can be multiplied by, where a learner is entitled to more. */
export const timeFactors = [1, 1.25, 1.5, 2] as const;
export type TimeFactor = (typeof timeFactors)[number];

/** The code of a cohort, which lets learners take simulations, in bytes. */
export const accessCodeBytes = [6, 72] as const satisfies Range;

export const examQuestionCounts = [20, 30, 40] as const;
export const examMinutes = [30, 45, 60] as const;

/** The exam's numbers that are shown to learners; the server has the same ones. */
export const examRules = {
  /** How long after the deadline the server still accepts an answer that was given before it. */
  lateMinutes: 10,
  /** How long after the start the correction opens, for each question answered for the first time. */
  secondsPerAnswer: 10,
  /** Simulations that a learner may start in 24 hours. */
  startsPerDay: 10,
  /** What a learner can choose. */
  questionCounts: examQuestionCounts,
  minutes: examMinutes,
} as const;

/** A part of the exam; each must be passed. */
export interface AnnouncedExamPart {
  readonly questions: number;
  /** The pass mark: right answers in percent of the questions. */
  readonly passPercent: number;
  /** Four hours in all. */
  readonly minutes: number;
}

/**
 * The exam: general questions, then judgement and professional conduct, in the order of the parts of
 * `content/blueprint.json`. To be confirmed with the current plan directeur.
 */
export const examParts: readonly AnnouncedExamPart[] = [
  { questions: 100, passPercent: 62, minutes: 192 },
  { questions: 25, passPercent: 66, minutes: 48 },
];

/** The numbers of the mock; the server has the same ones. To be confirmed with the current plan directeur. */
export const mockRules = {
  /** How many mocks in a row share no concept. */
  papers: 3,
  /** Between the parts; at its end the next part begins automatically. */
  breakMinutes: 15,
  /** Mocks that a learner may start in 24 hours. */
  startsPerDay: 2,
  parts: examParts,
} as const;
