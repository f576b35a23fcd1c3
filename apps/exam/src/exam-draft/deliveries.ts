import { UNANSWERED } from '@revisoins/assessment';
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
  const merged = <T>(mine: readonly T[], theirs: (question: ExamPaper['questions'][number]) => T): T[] =>
    mine.map((one, position) => {
      const question = paper.questions[position];
      return question && !isWaiting.has(position) ? theirs(question) : one;
    });
  return {
    ...draft,
    answers: merged(draft.answers, ({ choice }) => choice ?? UNANSWERED),
    flagged: merged(draft.flagged, ({ flagged }) => flagged),
    lastSequence: paper.lastSequence,
    waiting: draft.waiting.map((one) => ({ ...one, sequence: null })),
  };
}
