import { optionIds } from '../assessment/bounds.ts';
import type { GeneratedItem } from './generated-item.schema.ts';

export const LONGEST_KEY_RATIO = 1.5;

/** The key's length divided by the mean length of all options. */
export function keyRatio(key: string, texts: readonly string[]): number {
  return (key.length * texts.length) / texts.reduce((sum, text) => sum + text.length, 0);
}

/** A key that its length gives away. */
export function breaksLengthSymmetry({ key, options }: GeneratedItem): boolean {
  return (
    keyRatio(
      options[key].text,
      optionIds.map((id) => options[id].text),
    ) > LONGEST_KEY_RATIO
  );
}
