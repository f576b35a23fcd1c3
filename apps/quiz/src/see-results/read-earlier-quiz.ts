import {
  optionIds,
  parseQuestionCount,
  question,
  startClock,
  UNANSWERED,
  voidReason,
  type FinishedQuiz,
  type Question,
  type VoidReason,
} from '@revisoins/assessment';
import { loadBackend } from '@revisoins/assessment/player';
import { deviceReading } from '@revisoins/host';
import * as z from 'zod/mini';

const rows = z.array(
  z.object({
    skill_title: z.string(),
    score: z.int(),
    total_questions: z.int(),
    time_spent: z.int(),
    completed_at: z.string(),
    answers: z.array(z.object({ item: z.string(), version: z.int(), choice: z.nullable(z.enum(optionIds)) })),
  }),
);
const asked = z.nullable(
  z.object({
    questions: z.array(question),
    voided: z.array(z.object({ question, choice: z.nullable(z.enum(optionIds)), reason: voidReason })),
  }),
);

/** A question that no longer counts, with what was chosen (`UNANSWERED` for nothing). */
export interface VoidedQuestion {
  readonly question: Question;
  readonly answer: number;
  readonly reason: VoidReason;
}

/** An earlier quiz as it is read again. */
export interface EarlierQuiz {
  /** With the questions whose answers were stored. */
  readonly quiz: FinishedQuiz;
  /** Of all its questions, shown or not. */
  readonly score: number;
  readonly total: number;
  /** How many of its questions are not shown: its calculations. */
  readonly missing: number;
  /** Those that were taken out since: in none of the others. */
  readonly voided: readonly VoidedQuestion[];
}

/**
 * A quiz of the learner that was saved; null when there is none with this id. Rejects with an AppError, or
 * when the answer has another shape.
 */
export async function readEarlierQuiz(learner: string, id: string): Promise<EarlierQuiz | null> {
  const { callRpc, run, table } = await loadBackend();
  const query = table('quiz_attempts')
    .select('skill_title', 'score', 'total_questions', 'time_spent', 'completed_at', 'answers')
    .eq('id', id)
    .eq('user_id', learner)
    .eq('kind', 'quiz')
    .is('deleted_at', null);
  const [[row], raw] = await Promise.all([
    run(query).then((answer) => rows.parse(answer)),
    callRpc('attempt_questions', { attempt_id: id }),
  ]);
  const found = asked.parse(raw);
  if (!row || !found) return null;
  const given = new Map(row.answers.map(({ item, version, choice }) => [`${item} ${version}`, choice]));
  const questions = found.questions.map((one) => ({ ...one, optionIds: [...optionIds] }));
  const ended = Date.parse(row.completed_at);
  const choiceIndex = (choice: (typeof optionIds)[number] | null) =>
    choice === null ? UNANSWERED : optionIds.indexOf(choice);
  return {
    score: row.score,
    total: row.total_questions,
    missing: row.total_questions - questions.length,
    voided: found.voided.map(({ question: one, choice, reason }) => ({
      question: { ...one, optionIds: [...optionIds] },
      answer: choiceIndex(choice),
      reason,
    })),
    quiz: {
      version: 1,
      id,
      learner,
      skillTitle: row.skill_title,
      purpose: 'scored',
      items: 'mixed',
      asked: parseQuestionCount(String(row.total_questions)),
      questions,
      answers: questions.map((one) => choiceIndex(given.get(`${one.id} ${one.version}`) ?? null)),
      position: 0,
      timing: 'untimed',
      correction: 'at-end',
      startedAt: ended - row.time_spent * 1000,
      deadline: null,
      clock: startClock(deviceReading()),
      finished: { at: ended, isTimeUp: false },
    },
  };
}
