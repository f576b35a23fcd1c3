import * as z from 'zod/mini';
import { secondsSpent, type FinishedQuiz } from '../attempt/quiz-attempt.ts';
import { scoreQuiz } from '../scoring/score-quiz.ts';
import { bounds } from '../bank/bounds.ts';
import { skillTitle as title } from '../bank/skill-title.schema.ts';
import type { Question } from '../bank/question.schema.ts';

const [fewest, most] = bounds.questionCount;
const [shortest, longest] = bounds.timeSpent;

/** A finished attempt as a row of `quiz_attempts`: what waits in the outbox and what is sent. */
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

/** The row of a finished quiz. */
export function toAttemptRow(quiz: FinishedQuiz, completedAt: Date): AttemptRow {
  return {
    id: quiz.id,
    user_id: quiz.learner,
    skill_title: quiz.skillTitle,
    score: scoreQuiz(quiz.questions, quiz.answers).score,
    total_questions: quiz.questions.length,
    time_spent: secondsSpent(quiz),
    completed_at: completedAt.toISOString(),
  };
}

/** The questions of a quiz as rows of the 30-day history, without those that the database would refuse. */
export function toHistoryRows(
  learner: string,
  questions: readonly Pick<Question, 'hash' | 'question'>[],
  skillTitle: string,
): { user_id: string; skill_title: string; question_hash: string; question_text: string }[] {
  return questions
    .map(({ hash, question }) => ({
      user_id: learner,
      skill_title: skillTitle.trim(),
      question_hash: hash,
      question_text: question.replace(/[<>]/g, '').trim().slice(0, bounds.questionText[1]),
    }))
    .filter(
      (row) =>
        Object.values(row).every((value) => value !== '') &&
        row.question_hash.length <= bounds.questionHash[1],
    );
}
