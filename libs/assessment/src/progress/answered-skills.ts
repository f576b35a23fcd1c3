import * as z from 'zod/mini';
import { skillByItemId } from '../bank/skills.ts';

/** The columns that `answeredSkills` reads from `quiz_attempts` with the title of all skills. */
export const sessionColumns = ['answers'] as const;

const rows = z.array(
  z.object({
    answers: z.array(z.object({ item: z.string(), choice: z.nullable(z.string()), correct: z.boolean() })),
  }),
);

/** The answers on one skill in sessions across the skills: how many there are, and how many are right. */
export interface SessionFigures {
  readonly answered: number;
  readonly right: number;
}

/**
 * The figures by title of each skill on which a question was answered in a session across the skills. Throws
 * when the server's answer has another shape.
 */
export function answeredSkills(answer: unknown): Map<string, SessionFigures> {
  const figures = new Map<string, SessionFigures>();
  for (const { item, choice, correct } of rows.parse(answer).flatMap(({ answers }) => answers)) {
    const title = skillByItemId(item)?.title;
    if (title === undefined || choice === null) continue;
    const { answered, right } = figures.get(title) ?? { answered: 0, right: 0 };
    figures.set(title, { answered: answered + 1, right: right + Number(correct) });
  }
  return figures;
}
