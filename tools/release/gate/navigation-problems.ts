import type { RemoteDeclaration } from '@revisoins/contracts';

const MOST_ENTRIES = 6;
const LONGEST_LABEL = 40;
const LONGEST_TITLE = 80;

const tooLong = (what: string, text: string, longest: number) =>
  text.length > longest ? [`${what} has ${text.length} characters, more than the ${longest} that the page has room for; shorten it.`] : [];

/** What a remote would put into every page beyond the room that there is: a sentence each. Pure. */
export function navigationProblems({ nav, ...declaration }: RemoteDeclaration): string[] {
  const title = declaration.title ?? { fr: '', en: '' };
  return [
    ...(nav.length > MOST_ENTRIES ? [`It has ${nav.length} entries in the navigation, more than the ${MOST_ENTRIES} that a remote may have; leave those that people need on every page.`] : []),
    ...nav.flatMap(({ to, label }) => Object.entries(label).flatMap(([language, text]) => tooLong(`The label of ${to} (${language})`, text, LONGEST_LABEL))),
    ...Object.entries(title).flatMap(([language, text]) => tooLong(`The title (${language})`, text, LONGEST_TITLE)),
  ];
}
