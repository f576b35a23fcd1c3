import type { RemoteDeclaration } from '@revisoins/contracts';

/**
 * First path segments that the shell's server handles itself: its files, its embed pages, its English pages,
 * the previews, the packages for teams outside.
 */
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
  'previews',
  'remotes',
  'sdk',
];

/** Paths that no remote may use: a sentence each. Pure. */
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
