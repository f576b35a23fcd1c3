import { UNANSWERED } from '@revisoins/assessment';
import type { QuestionState } from '@revisoins/assessment/player';
import { waitingPositions, type ExamAttempt } from '../attempt/exam-attempt.ts';
import type { Connection } from './exam-state.ts';

/**
 * The state of each question; answers that are only on this device are marked while the server cannot be
 * reached.
 */
export function questionStates(attempt: ExamAttempt, connection: Connection): QuestionState[] {
  const { answers, flagged } = attempt;
  const isWaiting = new Set(connection === 'lost' ? waitingPositions(attempt) : []);
  return answers.map((answer, position) => ({
    isAnswered: answer !== UNANSWERED,
    isFlagged: flagged[position] === true,
    isOnDeviceOnly: isWaiting.has(position),
  }));
}
