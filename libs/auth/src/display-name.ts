/** What is known of a learner; any part can be missing or blank. */
export interface Person {
  username?: string | null;
  first_name?: string | null;
  last_name?: string | null;
  email?: string | null;
}

const clean = (text: string | null | undefined): string => text?.trim().normalize('NFC') ?? '';

/** Username, else first and last name, else first name, else the part of the e-mail before the at sign, else `fallback`. */
export function displayName(person: Person, fallback = 'Utilisateur'): string {
  const [username, first, last] = [clean(person.username), clean(person.first_name), clean(person.last_name)];
  return username || (first && last && `${first} ${last}`) || first || clean(person.email?.split('@')[0]) || fallback;
}
