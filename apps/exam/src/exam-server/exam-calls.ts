import type { ExamParameters } from '@revisoins/assessment';
import { callRpc } from '@revisoins/backend';
import * as z from 'zod/mini';
import { examFacts, finishedExam, liveExam, type ExamFacts } from './exam-facts.schema.ts';
import { examPaper, type ExamPaper, type SentAnswer } from './exam-paper.schema.ts';

/** An answer of the server, with the server's time when it arrived. */
export interface Timed<T> {
  readonly answer: T;
  readonly serverTime: number;
}

/** Measures the round trip: on arrival, the server's time is older by half of it. */
export async function timed<T extends { readonly now: number }>(
  request: () => Promise<T>,
): Promise<Timed<T>> {
  const asked = performance.now();
  const answer = await request();
  return { answer, serverTime: answer.now + (performance.now() - asked) / 2 };
}

/** The exam that a learner asks for. */
export type AskedExam = 'mock' | ExamParameters;

/**
 * Starts an exam, or resumes the one under way. Rejects with an AppError that `examRefusal` may recognise.
 */
export function startExam(asked: AskedExam): Promise<Timed<ExamPaper>> {
  return timed(async () =>
    examPaper.parse(
      asked === 'mock'
        ? await callRpc('start_mock')
        : await callRpc('start_exam', { question_count: asked.questionCount, minutes: asked.minutes }),
    ),
  );
}

/**
 * Ends the break before a part; the same paper again once it is under way. Rejects with an AppError that
 * `examRefusal` may recognise.
 */
export function startPart(examId: string, part: number): Promise<Timed<ExamPaper>> {
  return timed(async () => examPaper.parse(await callRpc('start_exam_part', { exam_id: examId, part })));
}

/** The live exam as the server has it. Rejects with an AppError; refused once the exam has ended. */
export function readPaper(examId: string): Promise<Timed<ExamPaper>> {
  return timed(async () => examPaper.parse(await callRpc('read_exam_paper', { exam_id: examId })));
}

/** The exam's state and the server's time. Rejects with an AppError. */
export function followExam(examId: string): Promise<Timed<ExamFacts>> {
  return timed(async () => examFacts.parse(await callRpc('follow_exam', { exam_id: examId })));
}

/**
 * Delivers one answer; idempotent. `firstQuestion` is the number of its part's first question in the exam,
 * from 1. Rejects with an AppError that `examRefusal` may recognise.
 */
export function saveAnswer(
  { id: examId, firstQuestion }: { readonly id: string; readonly firstQuestion: number },
  key: string,
  { position, sequence, choice, flagged }: SentAnswer & { readonly sequence: number },
): Promise<Timed<ExamFacts>> {
  return timed(async () =>
    examFacts.parse(
      await callRpc('save_exam_answer', {
        exam_id: examId,
        question: firstQuestion + position,
        choice,
        flagged,
        sequence,
        idempotency_key: key,
      }),
    ),
  );
}

/** An exam that is finished, or whose part has ended. */
export type HandedIn = Exclude<ExamFacts, { readonly state: 'abandoned' }>;

const handedIn = z.discriminatedUnion('state', [liveExam, finishedExam]);

/**
 * Hands a part in, and with the last one the exam; `lastSequence` is the number of the last answer. For one
 * that has ended, returns the same result again.
 */
export async function finishPart({
  id,
  part,
  lastSequence,
}: {
  readonly id: string;
  readonly part: number;
  readonly lastSequence: number;
}): Promise<HandedIn> {
  return handedIn.parse(await callRpc('finish_exam', { exam_id: id, sequence: lastSequence, part }));
}

/** Ends the exam without a result; idempotent. Rejects with an AppError. */
export function abandonExam(examId: string): Promise<Timed<ExamFacts>> {
  return timed(async () => examFacts.parse(await callRpc('abandon_exam', { exam_id: examId })));
}

const outcomeSchema = z.discriminatedUnion('outcome', [
  /** `until` in ms. */
  z.object({ outcome: z.literal('granted'), until: z.number() }),
  z.object({ outcome: z.literal('wrong'), attemptsLeft: z.int() }),
  z.object({ outcome: z.literal('limited'), retryAfterSeconds: z.int() }),
]);
type UnlockOutcome = z.infer<typeof outcomeSchema>;

/** Sends an access code to the server, which counts wrong ones. Rejects with an AppError. */
export async function unlockExam(code: string): Promise<UnlockOutcome> {
  return outcomeSchema.parse(await callRpc('unlock_exam', { code }));
}
