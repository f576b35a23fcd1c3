import { optionIds } from '../assessment/bounds.ts';
import type { GeneratedItem } from './generated-item.schema.ts';

/** Every text of an item that a learner reads. */
export function itemTexts({ stem, options, explanation }: GeneratedItem): string[] {
  return [stem, explanation, ...optionIds.flatMap((id) => [options[id].text, options[id].rationale])];
}
