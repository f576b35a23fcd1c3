import { TEXT_MAX } from './input-bounds.ts';

/** Longer than any text of the product; bounds the work on a huge paste. */
const READ_MAX = 20_000;
const UNWANTED = /[<>]|javascript:|(?<![\p{L}\p{N}_])on\w+\s*=/giu;

/** Removes half a surrogate pair that a cut can leave at the end. */
function cut(text: string, length: number): string {
  const short = text.slice(0, length);
  return text.length > length && /[\uD800-\uDBFF]$/.test(short) ? short.slice(0, -1) : short;
}

/**
 * Trims, removes angle brackets, `javascript:` and inline handlers such as `onload=` (repeatedly: removing
 * one can create another), and cuts to 1000 characters. A value that is not text gives an empty text.
 */
export function sanitizeText(value: unknown): string {
  if (typeof value !== 'string') return '';
  let text = cut(value, READ_MAX);
  for (let previous = ''; previous !== text;) {
    previous = text;
    text = text.replace(UNWANTED, '');
  }
  return cut(text.trim(), TEXT_MAX).trim();
}
