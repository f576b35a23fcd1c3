import type { RemoteDeclaration } from '@revisoins/contracts';

/** First parts of addresses that the shell's server answers by itself: its files, its pages for others, its English pages. */
const RESERVED = [
  'app',
  'assets',
  'embed',
  'en',
  'erreur',
  'index',
  'inline',
  'locales',
  'pictures',
  'remotes',
];

/** Paths that no remote may have: a sentence each. Pure. */
export function reservedProblems({ routes }: RemoteDeclaration): string[] {
  return routes.flatMap(({ id, path }) => {
    const [, first = ''] = path.split('/');
    if (first.startsWith(':'))
      return [
        `The path ${path} of the route "${id}" begins with a parameter, so that it would take every address that nobody has; begin it with a word, such as /${id}.`,
      ];
    if (RESERVED.includes(first.toLowerCase()))
      return [
        `The path ${path} of the route "${id}" is below /${first}, where the shell's server answers by itself; choose another path.`,
      ];
    return [];
  });
}
