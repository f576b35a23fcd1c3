import { plainFromHtml } from './plain-from-html.ts';

/** The special characters of GIFT. */
const special = /[\\~=#{}:]/g;
const marker = /^\[(?:html|plain|moodle|markdown)\]/;

/** A text escaped for GIFT. Marked as plain when its beginning could be taken for a mark or a weight. */
export function escapeGift(text: string): string {
  const escaped = text.replace(special, '\\$&').replaceAll('\n', '\\n');
  return marker.test(text) || text.startsWith('%') ? `[plain]${escaped}` : escaped;
}

/** HTML escaped for GIFT, and marked as such. */
export const escapeGiftHtml = (html: string) => `[html]${html.replace(special, '\\$&')}`;

/** The unescaped text; null for HTML that is more than plain words, which the bank does not support. */
export function unescapeGift(raw: string): string | null {
  const { mark, text } = readGift(raw);
  return mark === '[html]' ? plainFromHtml(text) : text;
}

/** The unescaped text as it stands, and its mark, if any. */
export function readGift(raw: string): { mark: string; text: string } {
  const trimmed = raw.trim();
  const mark = marker.exec(trimmed)?.[0] ?? '';
  const text = trimmed
    .slice(mark.length)
    .replace(/\\([\\~=#{}:n])/g, (_, escaped: string) => (escaped === 'n' ? '\n' : escaped))
    .trim();
  return { mark, text };
}

/** The index of the first unescaped one of these characters, or -1. */
export function findUnescaped(text: string, characters: string, from = 0): number {
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (characters.includes(text[at] ?? '')) return at;
  }
  return -1;
}
