import * as z from 'zod/mini';
import { skillByItemId } from '../bank/skills.ts';

/** What `answeredSkills` reads of `quiz_attempts`: those with the title of all skills. */
export const sessionColumns = ['answers'] as const;

const rows = z.array(
  z.object({ answers: z.array(z.object({ item: z.string(), choice: z.nullable(z.string()) })) }),
);

/**
 * The titles of the skills of which a question was answered in a session across the skills. Throws when the
 * answer of the server has another shape.
 */
export function answeredSkills(answer: unknown): Set<string> {
  const items = rows
    .parse(answer)
    .flatMap(({ answers }) => answers.flatMap(({ item, choice }) => (choice === null ? [] : [item])));
  return new Set(items.flatMap((item) => skillByItemId(item)?.title ?? []));
}
