/** Typed input as a number, or the reason why it is not one. */
export type TypedNumber =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'empty' }
  /** '½', '1/2': only decimals count. */
  | { readonly kind: 'fraction' }
  /** '12abc', '5 mL': the unit is chosen, not typed. */
  | { readonly kind: 'letters' }
  /** '1,250' means over a thousand to some people, and a little more than one to others. */
  | { readonly kind: 'ambiguous' }
  | { readonly kind: 'unreadable' };

const GROUPED = /^\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/;
const PLAIN = /^(?:\d+(?:[.,]\d+)?|[.,]\d+)$/;
/** Three digits after a comma, and something before it: a separator of thousands or a decimal one. */
const THOUSANDS = /^[1-9]\d{0,2}(?:,\d{3})+$/;

/**
 * Reads a number as people in Quebec type it, whatever the language of the screen: with a comma or a point,
 * with spaces between thousands. Nothing is guessed.
 */
export function readTypedNumber(typed: string): TypedNumber {
  const text = typed.replace(/[\s\u00a0\u2009\u202f]+/gu, ' ').trim();
  if (text === '') return { kind: 'empty' };
  if (/[\u00bc-\u00be\u2150-\u215e/\u2044]/u.test(text)) return { kind: 'fraction' };
  if (/\p{L}/u.test(text)) return { kind: 'letters' };
  if (THOUSANDS.test(text)) return { kind: 'ambiguous' };
  if (!PLAIN.test(text) && !GROUPED.test(text)) return { kind: 'unreadable' };
  return { kind: 'number', value: Number(text.replaceAll(' ', '').replace(',', '.')) };
}
