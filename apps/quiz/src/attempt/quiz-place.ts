import type { QuestionCount, Skill, Timing } from '@revisoins/assessment';

/** Which quiz a screen is about. */
export interface QuizPlace {
  readonly learner: string;
  readonly skill: Skill;
  /** How many questions are asked for; a quiz in progress keeps its own number. */
  readonly count: QuestionCount;
  /** How its time is asked to run; a quiz in progress keeps its own. */
  readonly timing: Timing;
}

/** Where a quiz is taken. */
export function quizAddress(skillId: number, count: number, timing: Timing): string {
  return `/quiz/${skillId}?questions=${count}&time=${timing}`;
}

/** Where a learner's quiz on a skill is stored: one at a time, in all tabs of the browser. */
export function quizKey(learner: string, skillId: number): string {
  return `revisoins-quiz:${learner}:${skillId}`;
}
