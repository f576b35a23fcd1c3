import type { ExamParameters } from '@revisoins/assessment';
import { callRpc } from '@revisoins/backend';
import * as z from 'zod/mini';
import { examFacts, finishedExam, type ExamFacts, type FinishedExam } from './exam-facts.schema.ts';
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

/**
 * Starts an exam, or resumes the one under way. Rejects with an AppError that `examRefusal` may recognise.
 */
export function startExam({ questionCount, minutes }: ExamParameters): Promise<Timed<ExamPaper>> {
  return timed(async () =>
    examPaper.parse(await callRpc('start_exam', { question_count: questionCount, minutes })),
  );
}

/** The live exam as the server has it. Rejects with an AppError; refused once the exam has ended. */
export function readPaper(examId: string): Promise<Timed<ExamPaper>> {
  return timed(async () => examPaper.parse(await callRpc('read_exam_paper', { exam_id: examId })));
}

/** The exam's state and the server's time. Rejects with an AppError. */
export function followExam(examId: string): Promise<Timed<ExamFacts>> {
  return timed(async () => examFacts.parse(await callRpc('follow_exam', { exam_id: examId })));
}

/** Delivers one answer; idempotent. Rejects with an AppError that `examRefusal` may recognise. */
export function saveAnswer(
  examId: string,
  key: string,
  { position, sequence, choice, flagged }: SentAnswer & { readonly sequence: number },
): Promise<Timed<ExamFacts>> {
  return timed(async () =>
    examFacts.parse(
      await callRpc('save_exam_answer', {
        exam_id: examId,
        question: position + 1,
        choice,
        flagged,
        sequence,
        idempotency_key: key,
      }),
    ),
  );
}

/**
 * Hands the exam in; `lastSequence` is the number of the last answer. For a finished exam, returns the same
 * result again.
 */
export async function finishExam(examId: string, lastSequence: number): Promise<FinishedExam> {
  return finishedExam.parse(await callRpc('finish_exam', { exam_id: examId, sequence: lastSequence }));
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
