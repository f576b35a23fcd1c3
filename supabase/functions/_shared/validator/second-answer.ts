import * as z from 'zod';
import { type OptionId, optionIds } from '../assessment/bounds.ts';
import type { GeneratedItem } from './generated-item.schema.ts';

/**
 * The form of the second answer: one choice per question, in order; 'unsure' when not exactly one is right.
 */
export const secondAnswers = z.strictObject({ choices: z.array(z.enum([...optionIds, 'unsure'])) });
export type SecondAnswers = z.infer<typeof secondAnswers>;

/** What the second answerer sees: no key, no rationale, no explanation. */
export interface BlindQuestion {
  readonly stem: string;
  readonly options: Readonly<Record<OptionId, string>>;
}

/**
 * Options rotated by one, two or three places, so that a preference for a letter does not look like
 * agreement.
 */
function rotatedOptions(index: number): OptionId[] {
  const by = 1 + (index % (optionIds.length - 1));
  return [...optionIds.slice(by), ...optionIds.slice(0, by)];
}

export function blindQuestions(items: readonly GeneratedItem[]): BlindQuestion[] {
  return items.map(({ stem, options }, index) => {
    const [a, b, c, d] = rotatedOptions(index).map((id) => options[id].text) as [
      string,
      string,
      string,
      string,
    ];
    return { stem, options: { a, b, c, d } };
  });
}

/** The items whose key was chosen again; none unless there is one choice per item. */
export function agreedItems(items: readonly GeneratedItem[], { choices }: SecondAnswers): GeneratedItem[] {
  if (choices.length !== items.length) return [];
  return items.filter(({ key }, index) => {
    const choice = choices[index];
    return (
      choice !== undefined && choice !== 'unsure' && rotatedOptions(index)[optionIds.indexOf(choice)] === key
    );
  });
}
