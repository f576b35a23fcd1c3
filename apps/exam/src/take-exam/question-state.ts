import { UNANSWERED } from '@revisoins/assessment';
import type { QuestionState } from '@revisoins/assessment/player';
import type { ExamDraft } from '../exam-draft/exam-draft.schema.ts';
import type { Connection } from './exam-state.ts';

/** How each question stands; what is on this device only is worth a mark while the server is out of reach. */
export function questionStates(
  { answers, flagged, waiting }: ExamDraft,
  connection: Connection,
): QuestionState[] {
  const isWaiting = new Set(connection === 'lost' ? waiting.map(({ position }) => position) : []);
  return answers.map((answer, position) => ({
    isAnswered: answer !== UNANSWERED,
    isFlagged: flagged[position] === true,
    isOnDeviceOnly: isWaiting.has(position),
  }));
}
