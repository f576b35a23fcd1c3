import * as z from 'zod/mini';
import { bounds } from '../programme/bounds.ts';
import { skillTitle as title } from '../programme/skill-title.schema.ts';
import type { Question } from '../questions/question.schema.ts';

const [fewest, most] = bounds.questionCount;
const [shortest, longest] = bounds.timeSpent;

/** What saving an attempt sends. `timeSpent` in whole seconds. */
export const quizSave = z
  .object({
    skillTitle: title,
    score: z.int().check(z.minimum(0, 'Score must be at least 0')),
    totalQuestions: z
      .int()
      .check(
        z.minimum(fewest, 'At least 1 question required'),
        z.maximum(most, 'Maximum 50 questions allowed'),
      ),
    timeSpent: z
      .int()
      .check(
        z.minimum(shortest, 'Time cannot be negative'),
        z.maximum(longest, 'Time cannot exceed 2 hours'),
      ),
  })
  .check(
    z.refine(({ score, totalQuestions }) => score <= totalQuestions, {
      error: 'Score cannot exceed the questions',
    }),
  );

export type QuizSave = z.infer<typeof quizSave>;

export interface HistoryRecord {
  readonly skillTitle: string;
  readonly questionHash: string;
  readonly questionText: string;
}

/** What is kept of a quiz for the 30-day history; records that the database would refuse are left out. */
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
