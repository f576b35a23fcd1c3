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
import { askStudyItems } from '../plan/study.ts';
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
  z.object({ competency: z.string(), difficulty: z.enum(difficulties), correct: z.boolean() }),
);

/**
 * The first answers to questions of simulations and mocks, whose bank is another one. Rejects as
 * `readBankItems` does.
 */
export async function readExamAnswers(): Promise<FirstAnswer[]> {
  const { callRpc } = await loadBackend();
  return examAnswersSchema
    .parse(await callRpc('exam_first_answers'))
    .map(({ correct, ...item }) => ({ ...item, isCorrect: correct }));
}

/**
 * The chances of passing each part of the exam, in its order, by a learner's answers. An answer to a question
 * that the bank no longer has does not count. Pure.
 *
 * @param answers to questions of the bank, oldest first.
 * @param inExams first answers to questions of exams.
 */
export function computeReadiness(
  answers: readonly StudyAnswer[],
  bank: ReadonlyMap<string, BankItem>,
  inExams: readonly FirstAnswer[] = [],
): Readiness[] {
  const first = firstAnswers(answers).flatMap(({ item, isCorrect }) => {
    const known = bank.get(item);
    return known ? [{ ...known, isCorrect }] : [];
  });
  return planExamParts(blueprint.parts, examParts, [...bank.values()]).map((part) =>
    createReadiness(part)([...first, ...inExams]),
  );
}
