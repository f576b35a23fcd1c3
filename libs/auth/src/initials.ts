import type { Person } from './display-name.ts';

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** The first characters as a reader counts them: an accent or an emoji is never split. */
function first(text: string | null | undefined, count: number): string {
  const parts = Array.from(graphemes.segment(text?.trim().normalize('NFC') ?? ''), ({ segment }) => segment);
  return parts.slice(0, count).join('').toLocaleUpperCase('fr');
}

/** First two letters of the username, else the initials of first and last name, else the first letter of the e-mail, else nothing. */
export function initials(person: Person): string {
  return first(person.username, 2) || first(person.first_name, 1) + first(person.last_name, 1) || first(person.email, 1);
}
