import { optionIds } from '../assessment/bounds.ts';
import type { GeneratedItem } from './generated-item.schema.ts';

/** How many of the texts differ, whatever their case, spaces and last full stop. */
export function countDistinct(texts: readonly string[]): number {
  const plain = texts.map((text) => text.toLowerCase().replace(/\s+/gu, ' ').trim().replace(/[.;]$/, ''));
  return new Set(plain).size;
}

/** Options that say the same. */
export function breaksFourOptions({ options }: GeneratedItem): boolean {
  return countDistinct(optionIds.map((id) => options[id].text)) < optionIds.length;
}
