import type { ExamPaper } from '../exam-server/exam-paper.schema.ts';
import type { ExamDraft, WaitingAnswer } from './exam-draft.schema.ts';

/** The answer to send now, numbered; null when the server has everything. Sending it again sends the same. */
export function nextDelivery({
  waiting,
  lastSequence,
}: ExamDraft): (WaitingAnswer & { sequence: number }) | null {
  const [first] = waiting;
  return first ? { ...first, sequence: first.sequence ?? lastSequence + 1 } : null;
}

/** Marks the next delivery as sent. */
export function sent(draft: ExamDraft): ExamDraft {
  const next = nextDelivery(draft);
  return next ? { ...draft, waiting: [next, ...draft.waiting.slice(1)] } : draft;
}

/** The server has taken in the answer with this key. */
export function delivered(draft: ExamDraft, key: string, lastSequence: number): ExamDraft {
  return {
    ...draft,
    lastSequence: Math.max(draft.lastSequence, lastSequence),
    waiting: draft.waiting.filter((one) => one.key !== key),
  };
}

/**
 * The draft after another tab or device went ahead: its answers, except where this device has one that waits.
 * What waits was not taken in and is numbered anew.
 */
export function caughtUp(draft: ExamDraft, paper: ExamPaper): ExamDraft {
  const isWaiting = new Set(draft.waiting.map(({ position }) => position));
  return {
    ...draft,
    answers: draft.answers.map((mine, position) => {
      const theirs = paper.questions[position];
      return theirs && !isWaiting.has(position) ? { choice: theirs.choice, flagged: theirs.flagged } : mine;
    }),
    lastSequence: paper.lastSequence,
    waiting: draft.waiting.map((one) => ({ ...one, sequence: null })),
  };
}
