import * as z from 'zod/mini';
import { optionIds } from '../bank/bounds.ts';

/** How an item was answered, as a row of `quiz_attempts` stores it. */
export const itemAnswer = z.object({
  item: z.string().check(z.regex(/^[A-Za-z0-9-]{1,100}$/)),
  version: z.int().check(z.minimum(1), z.maximum(10_000)),
  /** Null for an item that was left open. */
  choice: z.nullable(z.enum(optionIds)),
  correct: z.boolean(),
});
export type ItemAnswerRow = z.infer<typeof itemAnswer>;

/** Whether the server knows which question this is: its answers can be stored by item. */
export function isIdentifiedItem({
  id,
  version,
}: {
  readonly id: string;
  readonly version: number;
}): boolean {
  const { item, version: number } = itemAnswer.shape;
  return item.safeParse(id).success && number.safeParse(version).success;
}
