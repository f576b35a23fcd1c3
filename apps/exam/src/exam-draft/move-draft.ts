import { moveAttempt, type Move } from '@revisoins/assessment';
import { givenAnswerAt, type ExamDraft } from './exam-draft.schema.ts';

/**
 * The draft after a move, `now` on its clock. A changed answer waits for the server under `key`: an earlier answer to the
 * same question that was never sent is replaced; one that was sent may have arrived, and the new one goes after it.
 */
export function moveDraft(draft: ExamDraft, move: Move, now: number, key: string): ExamDraft {
  const { draft: moved } = moveAttempt(draft, move, now, 'server');
  if (moved.answers === draft.answers && moved.flagged === draft.flagged) return moved;
  const { position, waiting } = draft;
  return {
    ...moved,
    waiting: [
      ...waiting.filter((one) => one.position !== position || one.sequence !== null),
      { ...givenAnswerAt(moved, position), position, key, sequence: null },
    ],
  };
}
