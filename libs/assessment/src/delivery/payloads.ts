import * as z from 'zod/mini';
import type { QuizResult } from '../attempt/quiz-result.ts';
import { bounds } from '../bank/bounds.ts';
import { skillTitle as title } from '../bank/skill-title.schema.ts';
import type { Question } from '../bank/question.schema.ts';

const [fewest, most] = bounds.questionCount;
const [shortest, longest] = bounds.timeSpent;

/** A finished attempt as the row of `quiz_attempts` that it becomes: what waits in the outbox, and what is sent. */
export const attemptRow = z
  .object({
    id: z.uuid(),
    user_id: z.string().check(z.minLength(1)),
    skill_title: title,
    score: z.int().check(z.minimum(0, 'Score must be at least 0')),
    total_questions: z
      .int()
      .check(
        z.minimum(fewest, 'At least 1 question required'),
        z.maximum(most, 'Maximum 50 questions allowed'),
      ),
    /** Whole seconds. */
    time_spent: z
      .int()
      .check(
        z.minimum(shortest, 'Time cannot be negative'),
        z.maximum(longest, 'Time cannot exceed 2 hours'),
      ),
    completed_at: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  })
  .check(
    z.refine(({ score, total_questions }) => score <= total_questions, {
      error: 'Score cannot exceed the questions',
    }),
  );

export type AttemptRow = z.infer<typeof attemptRow>;

export function toAttemptRow(owner: string, result: QuizResult, completedAt: Date): AttemptRow {
  return {
    id: result.attemptId,
    user_id: owner,
    skill_title: result.skillTitle,
    score: result.score,
    total_questions: result.totalQuestions,
    time_spent: result.timeSpent,
    completed_at: completedAt.toISOString(),
  };
}

export interface HistoryRecord {
  readonly skillTitle: string;
  readonly questionHash: string;
  readonly questionText: string;
}

/** The records of a quiz for the 30-day history; records that the database would refuse are left out. */
export function historyRecords(
  questions: readonly Pick<Question, 'hash' | 'question'>[],
  skillTitle: string,
): HistoryRecord[] {
  return questions
    .map(({ hash, question }) => ({
      skillTitle: skillTitle.trim(),
      questionHash: hash,
      questionText: question.replace(/[<>]/g, '').trim().slice(0, bounds.questionText[1]),
    }))
    .filter(
      (record) =>
        Object.values(record).every((value) => value !== '') &&
        record.questionHash.length <= bounds.questionHash[1],
    );
}
