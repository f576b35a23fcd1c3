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

/** Whether a score passes a part; exact for any percentage in whole numbers. */
export function passesPart(score: number, questions: number, passPercent: number): boolean {
  return score * 100 >= passPercent * questions;
}
