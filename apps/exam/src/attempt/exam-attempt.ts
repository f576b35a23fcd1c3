import {
  answerIndex,
  clockSchema,
  moveAttempt,
  newEntry,
  startClock,
  UNANSWERED,
  waitingEntry,
  type ClockReading,
  type Move,
} from '@revisoins/assessment';
import * as z from 'zod/mini';
import { paperQuestion, sentAnswer, type ExamPaper } from '../exam-server/exam-paper.schema.ts';

/** What goes to the server: what the learner says of a question, or that the exam is handed in. */
const examDelivery = z.union([sentAnswer, z.literal('hand-in')]);
export type ExamDelivery = z.infer<typeof examDelivery>;

/** An exam on this device: what is on screen, and what is still on its way to the server. */
export const examAttempt = z
  .object({
    version: z.literal(1),
    learner: z.string(),
    id: z.uuid(),
    minutes: z.int(),
    /** In ms of the server's clock, which `clock` follows. */
    startedAt: z.number(),
    deadline: z.number(),
    questions: z.array(paperQuestion).check(z.minLength(1)),
    answers: z.array(answerIndex),
    flagged: z.array(z.boolean()),
    position: z.int(),
    /** The last answer that the server is known to have. */
    lastSequence: z.int(),
    /** In the order in which they go, handing in the last. An answer's id is its key on the server. */
    waiting: z.array(waitingEntry(examDelivery)),
    clock: clockSchema,
  })
  .check(
    z.refine(
      ({ questions, answers, flagged }) =>
        answers.length === questions.length && flagged.length === questions.length,
    ),
  );
export type ExamAttempt = z.infer<typeof examAttempt>;

/** The exam as the server hands it out. `reading` carries the server's time. Opens at the first question without answer. */
export function beginAttempt(paper: ExamPaper, learner: string, reading: ClockReading): ExamAttempt {
  const open = paper.questions.findIndex(({ choice }) => choice === null);
  return {
    version: 1,
    learner,
    id: paper.id,
    minutes: paper.minutes,
    startedAt: paper.startedAt,
    deadline: paper.deadline,
    questions: paper.questions.map(({ choice: _choice, flagged: _flagged, ...question }) => question),
    answers: paper.questions.map(({ choice }) => choice ?? UNANSWERED),
    flagged: paper.questions.map(({ flagged }) => flagged),
    position: Math.max(0, open),
    lastSequence: paper.lastSequence,
    waiting: [],
    clock: startClock(reading),
  };
}

/**
 * The exam after a move, `now` on its clock. A changed answer waits for the server under `key`: an earlier answer to the
 * same question that was never sent is replaced; one that was sent may have arrived, and the new one goes after it.
 */
export function moveExam(attempt: ExamAttempt, move: Move, now: number, key: string): ExamAttempt {
  const { attempt: moved } = moveAttempt(attempt, move, now, 'server');
  if (moved.answers === attempt.answers && moved.flagged === attempt.flagged) return moved;
  const { position, waiting, learner: owner } = attempt;
  const answer = moved.answers[position] ?? UNANSWERED;
  const payload = {
    position,
    choice: answer === UNANSWERED ? null : answer,
    flagged: moved.flagged[position] === true,
    sequence: null,
  };
  const isReplaced = (old: ExamDelivery) =>
    old !== 'hand-in' && old.position === position && old.sequence === null;
  return {
    ...moved,
    waiting: [...waiting.filter((one) => !isReplaced(one.payload)), newEntry({ id: key, owner, payload }, 0)],
  };
}

/** Positions of the questions whose answers wait for the server. */
export function waitingPositions({ waiting }: ExamAttempt): number[] {
  return waiting.flatMap(({ payload }) => (payload === 'hand-in' ? [] : [payload.position]));
}

export function isHandingIn({ waiting }: ExamAttempt): boolean {
  return waiting.some(({ payload }) => payload === 'hand-in');
}

/** The exam with its handing in behind all answers. */
export function handedIn(attempt: ExamAttempt): ExamAttempt {
  if (isHandingIn(attempt)) return attempt;
  const entry = newEntry({ id: attempt.id, owner: attempt.learner, payload: 'hand-in' as const }, 0);
  return { ...attempt, waiting: [...attempt.waiting, entry] };
}

/** The exam without an entry that waited. */
export function withoutEntry(attempt: ExamAttempt, id: string): ExamAttempt {
  return { ...attempt, waiting: attempt.waiting.filter((one) => one.id !== id) };
}

/** The exam with the first answer that waits under its number: sending it again sends the same. */
export function numberFirst(attempt: ExamAttempt): ExamAttempt {
  const [first, ...others] = attempt.waiting;
  if (!first || first.payload === 'hand-in' || first.payload.sequence !== null) return attempt;
  const payload = { ...first.payload, sequence: attempt.lastSequence + 1 };
  return { ...attempt, waiting: [{ ...first, payload }, ...others] };
}

/** The server has taken in the answer with this key. */
export function delivered(attempt: ExamAttempt, key: string, lastSequence: number): ExamAttempt {
  return {
    ...withoutEntry(attempt, key),
    lastSequence: Math.max(attempt.lastSequence, lastSequence),
  };
}

/**
 * The exam after another tab or device went ahead: its answers, except where this device has one that waits.
 * What waits was not taken in and is numbered anew.
 */
export function caughtUp(attempt: ExamAttempt, paper: ExamPaper): ExamAttempt {
  const isWaiting = new Set(waitingPositions(attempt));
  const merged = <T>(mine: readonly T[], theirs: (question: ExamPaper['questions'][number]) => T): T[] =>
    mine.map((one, position) => {
      const question = paper.questions[position];
      return question && !isWaiting.has(position) ? theirs(question) : one;
    });
  return {
    ...attempt,
    answers: merged(attempt.answers, ({ choice }) => choice ?? UNANSWERED),
    flagged: merged(attempt.flagged, ({ flagged }) => flagged),
    lastSequence: paper.lastSequence,
    waiting: attempt.waiting.map((one) =>
      one.payload === 'hand-in' ? one : { ...one, payload: { ...one.payload, sequence: null } },
    ),
  };
}
