import { optionIds } from '../assessment/bounds.ts';
import type { GeneratedItem } from './generated-item.schema.ts';

/** The number of different texts, ignoring case, spaces and a final full stop. */
export function countDistinct(texts: readonly string[]): number {
  const plain = texts.map((text) => text.toLowerCase().replace(/\s+/gu, ' ').trim().replace(/[.;]$/, ''));
  return new Set(plain).size;
}

/** Options with the same meaning. */
export function breaksFourOptions({ options }: GeneratedItem): boolean {
  return countDistinct(optionIds.map((id) => options[id].text)) < optionIds.length;
}
