import type { QuestionCount, Skill, Timing } from '@revisoins/assessment';

/** Identifies the quiz of a screen. */
export interface QuizPlace {
  readonly learner: string;
  readonly skill: Skill;
  /** The requested number of questions; a quiz in progress keeps its own. */
  readonly count: QuestionCount;
  /** The requested timing; a quiz in progress keeps its own. */
  readonly timing: Timing;
}

/** The address of a quiz. */
export function quizAddress(skillId: number, count: number, timing: Timing): string {
  return `/quiz/${skillId}?questions=${count}&time=${timing}`;
}

/** The storage key of a learner's quiz on a skill: one at a time, shared by all tabs of the browser. */
export function quizKey(learner: string, skillId: number): string {
  return `revisoins-quiz:${learner}:${skillId}`;
}
