import type { Skill, Timing } from '@revisoins/assessment';

/** Which quiz a screen is about. */
export interface QuizPlace {
  readonly learner: string;
  readonly skill: Skill;
  /** How many questions are asked for; a quiz that was begun keeps its own number. */
  readonly count: number;
  /** How its time is asked to run; a quiz that was begun keeps its own. */
  readonly timing: Timing;
}
