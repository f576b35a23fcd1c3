/** A piece of a text: words, or a number to call or text. */
export interface Said {
  readonly words: string;
  readonly href?: string;
}

const NO_BREAK = '\u00A0';
/**
 * Quebec's short numbers but not amounts, eleven-digit numbers, the one with a word, and the word that means
 * texting 988.
 */
const reachable =
  /(?<![\d.,]|\d\s)(?:1[ \u00A0-](?:866[ \u00A0-]APPELLE|8\d\d[ \u00A0-]\d{3}[ \u00A0-]\d{4})|(?:911|811|988)(?![.,]?\d|\s?(?:%|[mkµ]?[gL]\b|m[lm]\b|\d)))|(?:textez|text)(?= (?:le )?988\b)/gu;
const APPELLE = '2773553';

/** Splits a reply at telephone numbers; a number is not broken across lines. */
export function splitTelephones(text: string): Said[] {
  const pieces: Said[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(reachable)) {
    if (index > from) pieces.push({ words: text.slice(from, index) });
    pieces.push({ words: found.replaceAll(' ', NO_BREAK), href: telephoneLink(found) });
    from = index + found.length;
  }
  if (from < text.length) pieces.push({ words: text.slice(from) });
  return pieces;
}

function telephoneLink(found: string): string {
  if (found.startsWith('text')) return 'sms:988';
  const digits = found.replace('APPELLE', APPELLE).replaceAll(/\D/g, '');
  return digits.length > 3 ? `tel:+${digits}` : `tel:${digits}`;
}
