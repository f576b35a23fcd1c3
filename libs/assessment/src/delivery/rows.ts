import * as z from 'zod/mini';
import { secondsSpent, secondsToSave, type FinishedQuiz } from '../attempt/quiz-attempt.ts';
import { type Answer, typedAnswer, UNANSWERED } from '../scoring/answer.ts';
import { answerStatus, scoreChoice, scoreQuiz } from '../scoring/score-quiz.ts';
import { bounds, optionIds } from '../bank/bounds.ts';
import { skillTitle as title } from '../bank/skill-title.schema.ts';
import { ALL_SKILLS_TITLE } from '../bank/skills.ts';
import { stemText } from '../bank/stem-text.ts';
import type { Question, QuizQuestion } from '../bank/question.schema.ts';

const itemVersion = z.int().check(z.minimum(bounds.itemVersion[0]), z.maximum(bounds.itemVersion[1]));

/** How an item was answered, as a row of `quiz_attempts` stores it. */
const itemAnswer = z.object({
  item: z.string().check(z.regex(new RegExp(`^[A-Za-z0-9-]{${bounds.itemId.join(',')}}$`))),
  version: itemVersion,
  /** Null for an item that was left open. */
  choice: z.nullable(z.enum(optionIds)),
  correct: z.boolean(),
});
type ItemAnswerRow = z.infer<typeof itemAnswer>;

/** Whether the server knows which question this is: its answers can be stored by item. */
function isIdentifiedItem({ id, version }: { readonly id: string; readonly version: number }): boolean {
  const { item, version: number } = itemAnswer.shape;
  return item.safeParse(id).success && number.safeParse(version).success;
}

const [fewest, most] = bounds.questionCount;
const [shortest, longest] = bounds.timeSpent;

/** How a numeric item was answered: which variant it was, and what was typed. */
const numericAnswer = z.object({
  template: z.string().check(z.minLength(bounds.templateId[0]), z.maxLength(bounds.templateId[1])),
  version: itemVersion,
  seed: z.int().check(z.minimum(bounds.seed[0]), z.maximum(bounds.seed[1])),
  /** Empty, and the unit null, for an item that was left open. */
  ...typedAnswer.shape,
  correct: z.boolean(),
});
type NumericAnswerRow = z.infer<typeof numericAnswer>;

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
        z.minimum(fewest, `At least ${fewest} question required`),
        z.maximum(most, `Maximum ${most} questions allowed`),
      ),
    /** Whole seconds. */
    time_spent: z
      .int()
      .check(
        z.minimum(shortest, 'Time cannot be negative'),
        z.maximum(longest, `Time cannot exceed ${longest / 3600} hours`),
      ),
    /** Of the quiz's numeric items, in their order. */
    numeric_answers: z.array(numericAnswer),
    /** Of its other items, in their order. */
    answers: z.array(itemAnswer),
    completed_at: z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))),
  })
  .check(
    z.refine(
      ({ numeric_answers, answers, total_questions }) =>
        numeric_answers.length + answers.length <= total_questions,
    ),
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
    numeric_answers: numericAnswers(quiz),
    answers: itemAnswers(quiz),
    completed_at: completedAt.toISOString(),
  };
}

/** What a visitor answered without an account. Times in ms since 1970. */
export interface AnsweredTrial {
  readonly id: string;
  readonly startedAt: number;
  readonly endedAt: number;
  /** An item is null for a question outside the bank, that an older shell asked: only the score counts it. */
  readonly answers: readonly (Omit<ItemAnswerRow, 'item'> & { readonly item: string | null })[];
}

/** The row of a trial that has become a learner's. */
export function trialToAttemptRow(trial: AnsweredTrial, learner: string, now: Date): AttemptRow {
  const { id, startedAt, endedAt, answers } = trial;
  return {
    id,
    user_id: learner,
    skill_title: ALL_SKILLS_TITLE,
    score: answers.filter(({ correct }) => correct).length,
    total_questions: answers.length,
    time_spent: secondsToSave(endedAt - startedAt),
    numeric_answers: [],
    answers: answers.flatMap(({ item, ...answer }) => (item === null ? [] : [{ item, ...answer }])),
    completed_at: new Date(Math.min(endedAt, now.getTime())).toISOString(),
  };
}

function numericAnswers({
  questions,
  answers,
}: {
  questions: QuizQuestion[];
  answers: Answer[];
}): NumericAnswerRow[] {
  return questions.flatMap((question, index) => {
    if (question.kind !== 'numeric') return [];
    const { template, version, seed } = question;
    const answer = answers[index] ?? UNANSWERED;
    const { typed, unit } = typeof answer === 'number' ? { typed: '', unit: null } : answer;
    return [{ template, version, seed, typed, unit, correct: answerStatus(question, answer) === 'correct' }];
  });
}

function itemAnswers({ questions, answers }: Pick<FinishedQuiz, 'questions' | 'answers'>): ItemAnswerRow[] {
  return questions.flatMap((question, index) => {
    if (question.kind === 'numeric' || !isIdentifiedItem(question)) return [];
    const { status, answer } = scoreChoice(question, answers[index]);
    return [
      {
        item: question.id,
        version: question.version,
        choice: question.optionIds[answer] ?? null,
        correct: status === 'correct',
      },
    ];
  });
}

/** The questions of a quiz as rows of the 30-day history, without those that the database would refuse. */
export function toHistoryRows(
  learner: string,
  questions: readonly Pick<Question, 'hash' | 'question' | 'table'>[],
  skillTitle: string,
): { user_id: string; skill_title: string; question_hash: string; question_text: string }[] {
  return questions
    .map(({ hash, question, table }) => ({
      user_id: learner,
      skill_title: skillTitle.trim(),
      question_hash: hash,
      question_text: stemText(question, table).replace(/[<>]/g, '').trim().slice(0, bounds.questionText[1]),
    }))
    .filter(
      (row) =>
        Object.values(row).every((value) => value !== '') &&
        row.question_hash.length <= bounds.questionHash[1],
    );
}
