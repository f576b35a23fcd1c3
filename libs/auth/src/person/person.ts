/** The names of a learner; any field can be missing or blank. */
export interface Person {
  username?: string | null;
  first_name?: string | null;
  last_name?: string | null;
  email?: string | null;
}

const clean = (text: string | null | undefined): string => text?.trim().normalize('NFC') ?? '';

/**
 * Username, else first and last name, else first name, else the part of the e-mail before the at sign, else
 * `fallback`.
 */
export function displayName(person: Person, fallback = 'Utilisateur'): string {
  const [username, first, last] = [clean(person.username), clean(person.first_name), clean(person.last_name)];
  return (
    username ||
    (first && last && `${first} ${last}`) ||
    first ||
    clean(person.email?.split('@')[0]) ||
    fallback
  );
}

const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** The first characters as people count them: an accent or an emoji is never split. */
function leading(text: string | null | undefined, count: number): string {
  const parts = Array.from(graphemes.segment(clean(text)), ({ segment }) => segment);
  return parts.slice(0, count).join('').toLocaleUpperCase('fr');
}

/**
 * First two letters of the username, else the initials of first and last name, else the first letter of the
 * e-mail, else nothing.
 */
export function initials(person: Person): string {
  return (
    leading(person.username, 2) ||
    leading(person.first_name, 1) + leading(person.last_name, 1) ||
    leading(person.email, 1)
  );
}
