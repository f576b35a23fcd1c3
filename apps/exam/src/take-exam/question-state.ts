import { UNANSWERED } from '@revisoins/assessment';
import type { QuestionState } from '@revisoins/assessment/player';
import { waitingPositions, type ExamAttempt } from '../attempt/exam-attempt.ts';
import type { Connection } from './exam-state.ts';

/** How each question stands; what is on this device only is worth a mark while the server is out of reach. */
export function questionStates(attempt: ExamAttempt, connection: Connection): QuestionState[] {
  const { answers, flagged } = attempt;
  const isWaiting = new Set(connection === 'lost' ? waitingPositions(attempt) : []);
  return answers.map((answer, position) => ({
    isAnswered: answer !== UNANSWERED,
    isFlagged: flagged[position] === true,
    isOnDeviceOnly: isWaiting.has(position),
  }));
}
