import type { Ear } from '../hearing/ear.store.ts';
import type { OralQuiz } from './oral-quiz.ts';
import type { Oral } from './oral.store.ts';

/** What the parts of the screen share. */
export interface QuizMe {
  readonly quiz: OralQuiz;
  readonly oral: Oral;
  readonly ear: Ear;
}
