import type { QuestionState } from '@revisoins/assessment/player';
import type { ExamDraft } from '../exam-draft/exam-draft.schema.ts';
import type { GivenAnswer } from '../exam-server/exam-paper.schema.ts';
import type { Connection } from './exam.store.ts';

/** How each question stands; what is on this device only is worth a mark while the server is out of reach. */
export function questionStates({ answers, waiting }: ExamDraft, connection: Connection): QuestionState[] {
  const isWaiting = new Set(connection === 'lost' ? waiting.map(({ position }) => position) : []);
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
