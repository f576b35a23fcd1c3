import {
  ALL_SKILLS_TITLE,
  calculationKind,
  optionIds,
  parseQuestionCount,
  question,
  startClock,
  UNANSWERED,
  voidReason,
  type FinishedQuiz,
  type NumericQuestion,
  type Question,
  type TypedAnswer,
  type VoidReason,
} from '@revisoins/assessment';
import { loadBackend } from '@revisoins/assessment/player';
import { deviceReading } from '@revisoins/host';
import * as z from 'zod/mini';

const calculationRow = z.object({
  template: z.string(),
  version: z.int(),
  seed: z.int(),
  typed: z.string(),
  unit: z.nullable(z.string()),
});
type CalculationRow = z.infer<typeof calculationRow>;

const rows = z.array(
  z.object({
    skill_title: z.string(),
    score: z.int(),
    total_questions: z.int(),
    time_spent: z.int(),
    completed_at: z.string(),
    answers: z.array(z.object({ item: z.string(), version: z.int(), choice: z.nullable(z.enum(optionIds)) })),
    numeric_answers: z.array(calculationRow),
  }),
);

/**
 * Recreates the calculations of a quiz from their templates. A calculation is left out when its template has
 * changed since, because it would be a different one; all are when the templates do not load.
 */
async function remakeCalculations<Row extends CalculationRow>(given: readonly Row[]) {
  if (given.length === 0) return [];
  const { makeVariant, readTemplates } = await import('../draw-questions/calculation-templates.ts');
  const kinds = [...new Set(given.flatMap(({ template }) => calculationKind(template) ?? []))];
  const templates = (await Promise.all(kinds.map(readTemplates))).flat();
  return given.flatMap((row) => {
    const { template: id, version, seed, typed, unit } = row;
    const template = templates.find((one) => one.id === id && one.version === version);
    const remade = template && makeVariant(template, seed, ALL_SKILLS_TITLE);
    const answer = typed === '' && unit === null ? null : { typed, unit };
    return remade ? [{ row, remade, answer }] : [];
  });
}

const asked = z.nullable(
  z.object({
    questions: z.array(question),
    voided: z.array(z.object({ question, choice: z.nullable(z.enum(optionIds)), reason: voidReason })),
    voidedCalculations: z.array(z.extend(calculationRow, { reason: voidReason })),
  }),
);

/** A question that no longer counts, with the chosen option (`UNANSWERED` for none). */
export interface VoidedQuestion {
  readonly question: Question;
  readonly answer: number;
  readonly reason: VoidReason;
}

/** The same for a calculation, with what was typed; null for none. */
export interface VoidedCalculation {
  readonly question: NumericQuestion;
  readonly answer: TypedAnswer | null;
  readonly reason: VoidReason;
}

/** An earlier quiz, as its review shows it. */
export interface EarlierQuiz {
  /** Contains the questions whose answers were stored. */
  readonly quiz: FinishedQuiz;
  /** Both count all questions of the quiz, shown or not. */
  readonly score: number;
  readonly total: number;
  /** How many questions are not shown because they cannot be recreated. */
  readonly missing: number;
  /** The questions that were voided since; they are in none of the other fields. */
  readonly voided: readonly VoidedQuestion[];
  /** Without those whose template has changed since. */
  readonly voidedCalculations: readonly VoidedCalculation[];
}

/**
 * A quiz of the learner that was saved; null when there is none with this id. Rejects with an AppError, or
 * when the answer has another shape.
 */
export async function readEarlierQuiz(learner: string, id: string): Promise<EarlierQuiz | null> {
  const { callRpc, run, table } = await loadBackend();
  const query = table('quiz_attempts')
    .select(
      'skill_title',
      'score',
      'total_questions',
      'time_spent',
      'completed_at',
      'answers',
      'numeric_answers',
    )
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
  const choices = found.questions.map((one) => ({ ...one, optionIds: [...optionIds] }));
  const calculations = await remakeCalculations(row.numeric_answers);
  const voidedCalculations = await remakeCalculations(found.voidedCalculations);
  const questions = [...choices, ...calculations.map(({ remade }) => remade)];
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
    voidedCalculations: voidedCalculations.map(({ row: { reason }, remade, answer }) => ({
      question: remade,
      answer,
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
      answers: [
        ...choices.map((one) => choiceIndex(given.get(`${one.id} ${one.version}`) ?? null)),
        ...calculations.map(({ answer }) => answer ?? UNANSWERED),
      ],
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
