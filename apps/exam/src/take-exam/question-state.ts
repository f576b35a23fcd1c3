import type { ExamDraft } from '../exam-draft/exam-draft.schema.ts';
import type { GivenAnswer } from '../exam-server/exam-paper.schema.ts';

export interface QuestionState {
  readonly isAnswered: boolean;
  readonly isFlagged: boolean;
  /** The server does not have what the learner said last. */
  readonly isOnDeviceOnly: boolean;
}

export function questionStates({ answers, waiting }: ExamDraft): QuestionState[] {
  const isWaiting = new Set(waiting.map(({ position }) => position));
  return answers.map(({ choice, flagged }, position) => ({
    isAnswered: choice !== null,
    isFlagged: flagged,
    isOnDeviceOnly: isWaiting.has(position),
  }));
}

/** An answer lets the learner go on; so does a flag: the question is known to be open. */
export function canGoOn(answer: GivenAnswer | undefined): boolean {
  return answer !== undefined && (answer.choice !== null || answer.flagged);
}
