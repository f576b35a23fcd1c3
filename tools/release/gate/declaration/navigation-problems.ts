import type { RemoteDeclaration } from '@revisoins/contracts';

const MOST_ENTRIES = 6;
const LONGEST_LABEL = 40;
const LONGEST_TITLE = 80;

const tooLong = (what: string, text: string, longest: number) =>
  text.length > longest
    ? [
        `${what} has ${text.length} characters, more than the ${longest} that the page has room for; shorten it.`,
      ]
    : [];

/**
 * Characters that are invisible or change the direction of text: control, format (bidi as well) and
 * private-use characters, fillers.
 */
const isUnreadable = (text: string) =>
  text.trim() === '' || /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800]/u.test(text);

const unreadable = (what: string, text: string) =>
  isUnreadable(text)
    ? [
        `${what} is blank, or has characters that nobody sees (${JSON.stringify(text).replaceAll(/[^ -~]/g, (mark) => `\\u{${mark.codePointAt(0)?.toString(16)}}`)}); write words.`,
      ]
    : [];

/** The text's name, the text itself, and its maximum length. */
export type DeclaredText = readonly [what: string, text: string, longest: number];

/** Texts that are too long or unreadable: a sentence each. Pure. */
export const declaredTextProblems = (texts: readonly DeclaredText[]): string[] =>
  texts.flatMap(([what, text, longest]) => [...tooLong(what, text, longest), ...unreadable(what, text)]);

/** Problems of a remote's navigation entries and title, which every page contains: a sentence each. Pure. */
export function navigationProblems({ nav, ...declaration }: RemoteDeclaration): string[] {
  const title = declaration.title ?? { fr: '', en: '' };
  const texts = [
    ...nav.flatMap(({ to, label }) =>
      Object.entries(label).map(
        ([language, text]) => [`The label of ${to} (${language})`, text, LONGEST_LABEL] as const,
      ),
    ),
    ...Object.entries(title).map(
      ([language, text]) => [`The title (${language})`, text, LONGEST_TITLE] as const,
    ),
  ];
  const isSame = (one: (typeof nav)[number], other: (typeof nav)[number]) =>
    one.to.toLowerCase() === other.to.toLowerCase() && one.access === other.access;
  const repeated = nav
    .filter((entry, index) => nav.findIndex((other) => isSame(other, entry)) !== index)
    .map(({ to }) => to);
  return [
    ...(nav.length > MOST_ENTRIES
      ? [
          `It has ${nav.length} entries in the navigation, more than the ${MOST_ENTRIES} that a remote may have; leave those that people need on every page.`,
        ]
      : []),
    ...[...new Set(repeated)].map((to) => `The navigation has ${to} more than once; leave one.`),
    ...nav
      .filter(({ to }) => to.includes('/:'))
      .map(
        ({ to }) =>
          `The navigation entry ${to} leads to a path with a parameter, which no link can fill in; leave it out.`,
      ),
    ...declaredTextProblems(texts),
  ];
}
