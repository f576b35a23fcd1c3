/** A part of the exam; each is to be passed. */
export interface AnnouncedExamPart {
  readonly questions: number;
  /** So many right answers are needed, in percent of the questions. */
  readonly passPercent: number;
}

/**
 * The exam: general questions, then judgement and professional conduct, in the order of the parts of
 * `content/blueprint.json`. To be confirmed with the current plan directeur.
 */
export const examParts: readonly AnnouncedExamPart[] = [
  { questions: 100, passPercent: 62 },
  { questions: 25, passPercent: 66 },
];
