import { dedupeQuestions, question, type Question } from '@revisoins/assessment';
import { isAppError } from '@revisoins/contracts';
import * as z from 'zod/mini';

const answer = z.object({ questions: z.array(z.unknown()) });

/** The result of one source of questions. */
export type SourceAnswer =
  | { kind: 'enough'; questions: Question[] }
  /** Fewer or more than requested, without invalid and repeated ones. */
  | { kind: 'wrong-count'; questions: Question[] }
  | { kind: 'invalid-format' }
  | { kind: 'timeout' }
  /** The learner has asked for as many questions as she may for now. */
  | { kind: 'limited' }
  | { kind: 'failed' };

/** Parses the answer of the function or the bank: drops invalid and repeated questions. */
export function readAnswer(raw: unknown, count: number): SourceAnswer {
  const parsed = answer.safeParse(raw);
  if (!parsed.success) return { kind: 'invalid-format' };
  const valid = parsed.data.questions.flatMap((one) => {
    const read = question.safeParse(one);
    return read.success ? [read.data] : [];
  });
  const distinct = dedupeQuestions(valid);
  if (distinct.length === 0 && parsed.data.questions.length > 0) return { kind: 'invalid-format' };
  return { kind: distinct.length === count ? 'enough' : 'wrong-count', questions: distinct };
}

/** What became of a source that threw. */
export function readFailure(error: unknown): SourceAnswer {
  const kind = isAppError(error) ? error.kind : undefined;
  return { kind: kind === 'timeout' ? 'timeout' : kind === 'rate-limited' ? 'limited' : 'failed' };
}
