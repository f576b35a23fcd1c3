import * as z from 'zod/mini';
import { CALCULATIONS_SKILL } from '../bank/calculations.ts';
import { skillById, skillByItemId } from '../bank/skills.ts';

/** The columns that `answeredSkills` reads from `quiz_attempts` with the title of all skills. */
export const sessionColumns = ['answers', 'numeric_answers'] as const;

const rows = z.array(
  z.object({
    answers: z.array(z.object({ item: z.string(), choice: z.nullable(z.string()), correct: z.boolean() })),
    numeric_answers: z.array(z.object({ typed: z.string(), correct: z.boolean() })),
  }),
);

/** The answers on one skill in sessions across the skills: how many there are, and how many are right. */
export interface SessionFigures {
  readonly answered: number;
  readonly right: number;
}

/**
 * The figures by title of each skill on which a question was answered in a session across the skills; its
 * calculations are those of the skill that has all kinds. Throws when the server's answer has another shape.
 */
export function answeredSkills(answer: unknown): Map<string, SessionFigures> {
  const calculationsTitle = skillById(CALCULATIONS_SKILL)?.title;
  const given = rows
    .parse(answer)
    .flatMap(({ answers, numeric_answers }) => [
      ...answers.flatMap(({ item, choice, correct }) =>
        choice === null ? [] : [{ title: skillByItemId(item)?.title, correct }],
      ),
      ...numeric_answers.flatMap(({ typed, correct }) =>
        typed === '' ? [] : [{ title: calculationsTitle, correct }],
      ),
    ]);
  const figures = new Map<string, SessionFigures>();
  for (const { title, correct } of given) {
    if (title === undefined) continue;
    const { answered, right } = figures.get(title) ?? { answered: 0, right: 0 };
    figures.set(title, { answered: answered + 1, right: right + Number(correct) });
  }
  return figures;
}
