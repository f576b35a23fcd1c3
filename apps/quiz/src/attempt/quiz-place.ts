import type { QuestionCount, QuizAttempt, QuizItems, Skill, Timing } from '@revisoins/assessment';

/** Identifies the quiz of a screen. */
export interface QuizPlace {
  readonly learner: string;
  readonly skill: Skill;
  /** The requested number of questions; a quiz in progress keeps its own. */
  readonly count: QuestionCount;
  /** The requested timing; a quiz in progress keeps its own. */
  readonly timing: Timing;
  /** What is asked; a quiz in progress keeps its own. */
  readonly items: QuizItems;
}

export interface QuizSettings extends Pick<QuizAttempt, 'timing' | 'items'> {
  /** The requested number of questions. */
  readonly asked: number;
}

/** The address of a quiz. */
export function quizAddress(skillId: number, { asked, timing, items }: QuizSettings): string {
  const only = items === 'calculations' ? '&items=calculations' : '';
  return `/quiz/${skillId}?questions=${asked}&time=${timing}${only}`;
}

/** The storage key of a learner's quiz on a skill: one at a time, shared by all tabs of the browser. */
export function quizKey(learner: string, skillId: number): string {
  return `revisoins-quiz:${learner}:${skillId}`;
}
