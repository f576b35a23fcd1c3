import {
  answerIndex,
  clockSchema,
  newEntry,
  startClock,
  UNANSWERED,
  waitingEntry,
  type ClockReading,
} from '@revisoins/assessment';
import * as z from 'zod/mini';
import { currentPart } from './exam-part.ts';
import { paperQuestion, sentAnswer, type ExamPaper } from '../exam-server/exam-paper.schema.ts';

/** What is sent to the server: the learner's answer to a question, or the request to hand the exam in. */
const examDelivery = z.union([sentAnswer, z.literal('hand-in')]);
export type ExamDelivery = z.infer<typeof examDelivery>;

/** A part of an exam on this device: what is on screen, and what has not reached the server yet. */
export const examAttempt = z
  .object({
    version: z.literal(1),
    learner: z.string(),
    /** Of the exam. */
    id: z.uuid(),
    kind: z.enum(['simulation', 'mock']),
    /** From 1. */
    part: z.int(),
    partCount: z.int(),
    /** The number of its first question in the exam, from 1. */
    firstQuestion: z.int(),
    /** Of the exam, as the learner chose them. */
    minutes: z.int(),
    /** In ms of the server's clock, which `clock` follows. */
    startedAt: z.number(),
    deadline: z.number(),
    questions: z.array(paperQuestion).check(z.minLength(1)),
    answers: z.array(answerIndex),
    flagged: z.array(z.boolean()),
    position: z.int(),
    /** The last answer that the server has confirmed. */
    lastSequence: z.int(),
    /** In delivery order, handing in last. An answer's id is its key on the server. */
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

/**
 * Creates the part under way from the server's paper. `reading` contains the server's time. Opens at the
 * first unanswered question.
 */
export function beginAttempt(paper: ExamPaper, learner: string, reading: ClockReading): ExamAttempt {
  const { startedAt, firstQuestion } = currentPart(paper);
  const open = paper.questions.findIndex(({ choice }) => choice === null);
  return {
    version: 1,
    learner,
    id: paper.id,
    kind: paper.kind,
    part: paper.part,
    partCount: paper.parts.length,
    firstQuestion,
    minutes: paper.minutes,
    startedAt: startedAt ?? paper.startedAt,
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
 * The exam after a move, with the answer that the move changed waiting for the server under `key`. It
 * replaces an earlier answer to the same question that was never sent; an answer that was sent may have
 * arrived, so the new one follows it.
 */
export function enqueueAnswer(before: ExamAttempt, moved: ExamAttempt, key: string): ExamAttempt {
  if (moved.answers === before.answers && moved.flagged === before.flagged) return moved;
  const { position, waiting, learner: owner } = before;
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

/** Positions of the questions whose answers have not reached the server. */
export function waitingPositions({ waiting }: ExamAttempt): number[] {
  return waiting.flatMap(({ payload }) => (payload === 'hand-in' ? [] : [payload.position]));
}

export function isHandingIn({ waiting }: ExamAttempt): boolean {
  return waiting.some(({ payload }) => payload === 'hand-in');
}

/** The exam with the request to hand it in, after all answers. */
export function handedIn(attempt: ExamAttempt): ExamAttempt {
  if (isHandingIn(attempt)) return attempt;
  const entry = newEntry({ id: attempt.id, owner: attempt.learner, payload: 'hand-in' as const }, 0);
  return { ...attempt, waiting: [...attempt.waiting, entry] };
}

/** The exam without one waiting entry. */
export function withoutEntry(attempt: ExamAttempt, id: string): ExamAttempt {
  return { ...attempt, waiting: attempt.waiting.filter((one) => one.id !== id) };
}

/** The exam with a number for the first waiting answer: sending it again sends the same. */
export function numberFirst(attempt: ExamAttempt): ExamAttempt {
  const [first, ...others] = attempt.waiting;
  if (!first || first.payload === 'hand-in' || first.payload.sequence !== null) return attempt;
  const payload = { ...first.payload, sequence: attempt.lastSequence + 1 };
  return { ...attempt, waiting: [{ ...first, payload }, ...others] };
}

/** The server has confirmed the answer with this key. */
export function delivered(attempt: ExamAttempt, key: string, lastSequence: number): ExamAttempt {
  return {
    ...withoutEntry(attempt, key),
    lastSequence: Math.max(attempt.lastSequence, lastSequence),
  };
}

/**
 * The exam after another tab or device went ahead: takes its answers, except where this device has a waiting
 * one. Waiting answers were not accepted and get new numbers.
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
