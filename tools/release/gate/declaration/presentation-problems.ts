import type { RemoteDeclaration } from '@revisoins/contracts';
import { declaredTextProblems, type DeclaredText } from './navigation-problems.ts';

/** Maximum size of what pages contain of one version, as JSON. */
export const LARGEST_DECLARATION = 8_192;
const MOST_ATTRIBUTES = 6;
const MOST_STEPS = 4;
const MOST_CARDS = 3;

const LONGEST = { embed: 80, title: 80, body: 200, action: 40 };

/** Attributes that every element and mount() already have, or HTML defines. */
const TAKEN_ATTRIBUTES = [
  'lang theme practice parent part',
  'class dir hidden id is nonce role slot style tabindex title',
].flatMap((names) => names.split(' '));
const TAKEN_QUERIES = ['lang', 'theme', 'practice', 'parent'];

/** Who may see the route with a role, so that visitors who are sent there may stay. */
const roleAccess = {
  home: ['signed-in', 'everyone'],
  start: ['signed-in', 'everyone'],
  skill: ['signed-in', 'everyone'],
  'sign-in': ['signed-out', 'everyone'],
  'look-up': ['signed-in', 'everyone'],
  simulation: ['signed-in', 'everyone'],
  'sign-up': ['signed-out', 'everyone'],
} as const;

/** The roles of routes that show one of many: a skill, a topic. */
const takesParameter = (role: string) => role === 'skill' || role === 'look-up';

const countParameters = (path: string) => path.split('/').filter((part) => part.startsWith(':')).length;

function roleProblems({ routes }: RemoteDeclaration): string[] {
  return routes.flatMap(({ id, path, access, role }, index) => {
    if (role === undefined) return [];
    const allowed: readonly string[] = roleAccess[role];
    const isRepeated = routes.findIndex((route) => route.role === role) !== index;
    return [
      ...(isRepeated
        ? [`The route "${id}" has the role "${role}" of another route of this remote; leave one.`]
        : []),
      ...(takesParameter(role) && countParameters(path) !== 1
        ? [`The route "${id}" has the role "${role}" and the path ${path}; it needs one parameter.`]
        : []),
      ...(!takesParameter(role) && countParameters(path) > 0
        ? [
            `The route "${id}" has the role "${role}" and a path with a parameter (${path}), which no host can fill in; give the role to another route.`,
          ]
        : []),
      ...(allowed.includes(access)
        ? []
        : [
            `The route "${id}" has the role "${role}" and the access "${access}", so that whoever is sent there may not stay; write ${allowed.map((one) => `"${one}"`).join(' or ')}.`,
          ]),
    ];
  });
}

function attemptProblems({ attempt, routes }: RemoteDeclaration): string[] {
  const review = attempt?.review;
  if (review === undefined) return [];
  return routes.some(({ path }) => path === review) && countParameters(review) === 1
    ? []
    : [
        `"attempt" is reviewed at ${review}, which is not a route of this remote with one parameter; name one, or leave "review" out.`,
      ];
}

function embedProblems({ embed, routes }: RemoteDeclaration): string[] {
  if (!embed) return [];
  const attributes = Object.entries(embed.attributes ?? {});
  const isOwn = (path: string) => routes.some((route) => route.path === path);
  return [
    ...(embed.start !== undefined && (!isOwn(embed.start) || countParameters(embed.start) > 0)
      ? [
          `"embed" starts with ${embed.start}, which is not a route of this remote without a parameter; name one, or leave "start" out.`,
        ]
      : []),
    ...(attributes.length > MOST_ATTRIBUTES
      ? [
          `"embed" has ${attributes.length} attributes, more than the ${MOST_ATTRIBUTES} that it may; leave some out.`,
        ]
      : []),
    ...attributes.flatMap(([name, asks]) => {
      if (TAKEN_ATTRIBUTES.includes(name) || name.startsWith('on'))
        return [
          `"embed" has an attribute "${name}", which elements of pages have already; choose another name.`,
        ];
      if ('path' in asks && (!isOwn(asks.path) || countParameters(asks.path) !== 1))
        return [
          `The attribute "${name}" of "embed" asks for ${asks.path}, which is not a route of this remote with one parameter; name one.`,
        ];
      if ('query' in asks && TAKEN_QUERIES.includes(asks.query))
        return [
          `The attribute "${name}" of "embed" is the parameter "${asks.query}" of the address, which every frame has already; choose another.`,
        ];
      return [];
    }),
  ];
}

/** Whether a path is one of a route, whose parameters it fills in. */
function matchesRoute(route: string, path: string): boolean {
  const parts = path.split('/');
  const expected = route.split('/');
  return (
    parts.length === expected.length &&
    expected.every((part, at) => part.startsWith(':') || part === parts[at])
  );
}

/** Where a remote's own links may lead: to its routes without parameters; the introduction to any of them. */
function linkProblems(declaration: RemoteDeclaration) {
  const { announcement, cards = [], introduction = [], introductionEnd, nav, routes } = declaration;
  const links: [string, string][] = [
    ...(announcement ? [['The announcement', announcement.to] as [string, string]] : []),
    ...cards.map(({ to }, index): [string, string] => [`The card ${index + 1}`, to]),
  ];
  return [
    ...links
      .filter(([, to]) => countParameters(to) > 0 || !routes.some(({ path }) => path === to))
      .map(
        ([what, to]) =>
          `${what} leads to ${to}, which is not a route of this remote without a parameter; name one, or leave it out.`,
      ),
    ...(introductionEnd &&
    !routes.some(({ path }) => matchesRoute(path, introductionEnd.to.split('?')[0] ?? ''))
      ? [
          `The end of the introduction leads to ${introductionEnd.to}, which is not an address of a route of this remote; name one, or leave it out.`,
        ]
      : []),
    ...introduction.flatMap(({ highlight }, index) =>
      highlight === undefined || nav.some(({ to }) => to === highlight)
        ? []
        : [
            `The step ${index + 1} of the introduction lights ${highlight}, which is not an entry of this remote in the navigation; name one, or leave "highlight" out.`,
          ],
    ),
  ];
}

function countProblems({ cards = [], introduction = [] }: RemoteDeclaration): string[] {
  const counts = [
    ['cards on the dashboard', cards.length, MOST_CARDS],
    ['steps in the introduction', introduction.length, MOST_STEPS],
  ] as const;
  return counts
    .filter(([, count, most]) => count > most)
    .map(
      ([what, count, most]) =>
        `It has ${count} ${what}, more than the ${most} that a remote may have; leave some out.`,
    );
}

type Words = Record<'fr' | 'en', string>;

const texts = (what: string, words: Words, longest: number): DeclaredText[] =>
  Object.entries(words).map(([language, text]) => [`${what} (${language})`, text, longest]);

/** Sentences that are not translated: a title may be the same in both languages, a sentence may not. */
const untranslated = (what: string, { fr, en }: Words) =>
  fr === en ? [`${what} is the same in French and English; translate it.`] : [];

/** What a remote shows outside its screens that is too large or links elsewhere: a sentence each. Pure. */
export function presentationProblems(declaration: RemoteDeclaration): string[] {
  const { attempt, embed, announcement, introduction = [], introductionEnd, cards = [] } = declaration;
  const shown = [
    ...(announcement ? [{ what: 'the announcement', ...announcement }] : []),
    ...cards.map((card, index) => ({ what: `the card ${index + 1}`, ...card })),
    ...introduction.map(({ title, content }, index) => ({
      what: `the step ${index + 1} of the introduction`,
      title,
      body: content,
      action: undefined,
    })),
    ...(introductionEnd
      ? [
          {
            what: 'the end of the introduction',
            title: undefined,
            body: introductionEnd.content,
            action: introductionEnd.action,
          },
        ]
      : []),
  ];
  const all = [
    ...(attempt ? texts('The link to an attempt', attempt.link, LONGEST.action) : []),
    ...(embed ? texts('The title of "embed"', embed.title, LONGEST.embed) : []),
    ...shown.flatMap(({ what, title, body, action }) => [
      ...(title ? texts(`The title of ${what}`, title, LONGEST.title) : []),
      ...texts(`The text of ${what}`, body, LONGEST.body),
      ...(action ? texts(`The link of ${what}`, action, LONGEST.action) : []),
    ]),
  ];
  const bytes = Buffer.byteLength(JSON.stringify(declaration));
  return [
    ...(declaration.takesTrial && declaration.sync === undefined
      ? ['"takesTrial" needs a "sync" that takes the trial over; name one, or leave "takesTrial" out.']
      : []),
    ...roleProblems(declaration),
    ...embedProblems(declaration),
    ...attemptProblems(declaration),
    ...linkProblems(declaration),
    ...countProblems(declaration),
    ...declaredTextProblems(all),
    ...shown.flatMap(({ what, body }) => untranslated(`The text of ${what}`, body)),
    ...(bytes > LARGEST_DECLARATION
      ? [
          `remote.json weighs ${bytes} bytes, more than the ${LARGEST_DECLARATION} that every page can contain of a version; shorten its texts.`,
        ]
      : []),
  ];
}
