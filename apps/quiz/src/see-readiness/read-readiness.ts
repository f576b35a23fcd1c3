import { examParts } from '@revisoins/assessment';
import { loadBackend } from '@revisoins/assessment/player';
import {
  createReadiness,
  difficulties,
  planExamParts,
  firstAnswers,
  type BankItem,
  type FirstAnswer,
  type Readiness,
} from '@revisoins/learning/readiness';
import * as z from 'zod/mini';
import blueprint from '../../../../content/blueprint.json';
import { askStudyItems, toDay } from '../plan/study.ts';
import type { StudyAnswer } from '../plan/study-attempts.ts';

const itemsSchema = z.array(
  z.object({ id: z.string(), difficulty: z.enum(difficulties), competency: z.nullable(z.string()) }),
);

/** What the bank says of each question, by its id. Rejects with an AppError, or for another shape. */
export async function readBankItems(): Promise<Map<string, BankItem>> {
  const items = itemsSchema.parse(await askStudyItems());
  return new Map(
    items.flatMap(({ id, difficulty, competency }) =>
      competency === null ? [] : [[id, { difficulty, competency }] as const],
    ),
  );
}

const examAnswersSchema = z.array(
  z.object({
    competency: z.string(),
    difficulty: z.enum(difficulties),
    correct: z.boolean(),
    at: z.string(),
  }),
);

/** A first answer with its day, in days since 1970. */
export interface DatedAnswer extends FirstAnswer {
  readonly day: number;
}

/**
 * The first answers to questions of simulations and mocks, whose bank is another one. Rejects as
 * `readBankItems` does.
 */
export async function readExamAnswers(): Promise<DatedAnswer[]> {
  const { callRpc } = await loadBackend();
  return examAnswersSchema
    .parse(await callRpc('exam_first_answers'))
    .map(({ correct, at, ...item }) => ({ ...item, isCorrect: correct, day: toDay(Date.parse(at)) }));
}

/** First answers to questions of the bank; one that the bank no longer has does not count. */
const inBank = (answers: readonly StudyAnswer[], bank: ReadonlyMap<string, BankItem>): DatedAnswer[] =>
  firstAnswers(answers).flatMap(({ item, isCorrect, day }) => {
    const known = bank.get(item);
    return known ? [{ ...known, isCorrect, day }] : [];
  });

const createParts = (bank: ReadonlyMap<string, BankItem>) =>
  planExamParts(blueprint.parts, examParts, [...bank.values()]).map(createReadiness);

/**
 * The chances of passing each part of the exam, in its order, by a learner's answers. Pure.
 *
 * @param answers to questions of the bank, oldest first.
 * @param inExams first answers to questions of exams.
 */
export function computeReadiness(
  answers: readonly StudyAnswer[],
  bank: ReadonlyMap<string, BankItem>,
  inExams: readonly DatedAnswer[] = [],
): Readiness[] {
  const first = [...inBank(answers, bank), ...inExams];
  return createParts(bank).map((part) => part(first));
}

export interface ReadinessDay {
  /** In days since 1970, with fractions: the last first answer of that day. */
  readonly day: number;
  readonly readiness: Extract<Readiness, { kind: 'estimated' }>;
}

/** As many days as a chart shows: the last one, and others at even distances. */
const MOST_DAYS = 20;

/**
 * What each part's chances were at the end of the days with new first answers, from the first estimate on.
 * Takes what `computeReadiness` takes. Pure.
 *
 * @param localDay tells days apart.
 */
export function computeReadinessHistory(
  answers: readonly StudyAnswer[],
  bank: ReadonlyMap<string, BankItem>,
  inExams: readonly DatedAnswer[],
  localDay: (day: number) => string,
): ReadinessDay[][] {
  const first = [...inBank(answers, bank), ...inExams].toSorted((a, b) => a.day - b.day);
  const ends = first.flatMap(({ day }, index) => {
    const next = first[index + 1];
    return next && localDay(next.day) === localDay(day) ? [] : [{ day, count: index + 1 }];
  });
  return createParts(bank).map((part) => {
    // A part appears once it has enough answers, and stays from then on.
    const isEstimated = ({ count }: { count: number }) => part(first.slice(0, count)).kind === 'estimated';
    const since = ends.slice(ends.findIndex(isEstimated));
    const step = Math.max(1, Math.ceil(since.length / MOST_DAYS));
    return since
      .filter((_, index) => (since.length - 1 - index) % step === 0)
      .flatMap(({ day, count }) => {
        const readiness = part(first.slice(0, count));
        return readiness.kind === 'estimated' ? [{ day, readiness }] : [];
      });
  });
}
