import { optionIds } from '../assessment/bounds.ts';
import type { GeneratedItem } from './generated-item.schema.ts';
import { itemTexts } from './item-texts.ts';

/** Minimum and maximum characters. The bank's own: 84 to 275, 4 to 103, 23 to 145, 126 to 342. */
const lengths = { stem: [40, 600], text: [1, 200], rationale: [10, 400], explanation: [40, 800] } as const;

const markup = /<\/?[a-z!]|\*\*|__|```|^#+ |\]\(|https?:|[\p{Cc}\p{Cf}]/iu;

/**
 * Texts that are too short, too long, not trimmed, or contain markup, links, control or invisible characters.
 */
export function breaksPlainText(item: GeneratedItem): boolean {
  const isOff = (text: string, [shortest, longest]: readonly [number, number]) =>
    text.length < shortest || text.length > longest;
  return (
    isOff(item.stem, lengths.stem) ||
    isOff(item.explanation, lengths.explanation) ||
    optionIds.some(
      (id) =>
        isOff(item.options[id].text, lengths.text) || isOff(item.options[id].rationale, lengths.rationale),
    ) ||
    itemTexts(item).some((text) => text !== text.trim() || markup.test(text))
  );
}
