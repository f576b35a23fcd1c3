import { parseSync, Visitor } from 'oxc-parser';

/**
 * Words of the domain that are also names of remotes, by the file that may use them as data. Elsewhere hosts
 * know no remote.
 */
export const acceptedWords: Readonly<Record<string, readonly string[]>> = {
  // Kinds of attempt.
  'apps/shell/src/navigation/attempt-link.tsx': ['exam'],
  'apps/shell/src/navigation/navigation-bar.tsx': ['exam'],
  'libs/assessment/src/progress/saved-attempts.ts': ['quiz', 'exam'],
  'libs/assessment/src/progress/dashboard-stats.ts': ['quiz'],
  'libs/contracts/src/remote-declaration.schema.ts': ['quiz', 'exam'],
  // A picture of a quiz.
  'apps/shell/src/landing/screenshot.tsx': ['quiz'],
  'apps/shell/src/landing/screenshots.tsx': ['quiz'],
};

/** What identifies a remote: its name, and the addresses of its screens. */
export interface NamedRemote {
  name: string;
  paths: readonly string[];
}

const isHost = (file: string) =>
  /^(apps\/shell\/src|libs\/[\w-]+\/src)\/.*\.tsx?$|^tools\/lint\/boundaries\.ts$/.test(file) &&
  !/\.(test|fixture)\.tsx?$|\/testing\//.test(file);

const firstSegment = (path: string) => path.split(/[/?#]/)[1] ?? '';

/** The string literals of a source, without comments and module names. */
function dataTexts(file: string, source: string): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = [];
  const modules = new Set<unknown>();
  const add = (text: string, start: number) =>
    found.push({ text, line: source.slice(0, start).split('\n').length });
  new Visitor({
    ImportDeclaration: (node) => void modules.add(node.source),
    ExportNamedDeclaration: (node) => void modules.add(node.source),
    ExportAllDeclaration: (node) => void modules.add(node.source),
    ImportExpression: (node) => void modules.add(node.source),
    TSImportType: (node) => void modules.add(node.source),
    Literal(node) {
      if (typeof node.value === 'string' && !modules.has(node)) add(node.value, node.start);
    },
    TemplateElement: (node) => add(node.value.cooked ?? node.value.raw, node.start),
  }).visit(parseSync(file, source).program);
  return found;
}

/**
 * Where hosts and libraries name a remote or one of its addresses, a sentence each: what a host needs to know
 * of a remote belongs in its declaration. `accepted` are words of the domain that are also names of remotes,
 * by file; an unused entry is reported too. Pure.
 */
export function findRemoteNames(
  sources: Readonly<Record<string, string>>,
  remotes: readonly NamedRemote[],
  accepted: Readonly<Record<string, readonly string[]>>,
): string[] {
  const names = new Set(remotes.map(({ name }) => name));
  const segments = new Set(remotes.flatMap(({ paths }) => paths.map(firstSegment)));
  const needed = new Set<string>();
  const problems = Object.entries(sources).flatMap(([file, source]) => {
    if (!isHost(file)) return [];
    return dataTexts(file, source).flatMap(({ text, line }) => {
      const words = text.split(/\W+/).filter((word) => names.has(word));
      const segment = firstSegment(text);
      const isAddress = /^\/[a-z]/.test(text) && segments.has(segment);
      if (isAddress && accepted[file]?.includes(segment)) {
        needed.add(`${file} ${segment}`);
        return [];
      }
      const refused = [...new Set(words)].filter((word) => {
        if (!accepted[file]?.includes(word)) return true;
        needed.add(`${file} ${word}`);
        return false;
      });
      return [
        ...refused.map(
          (word) =>
            `${file}:${line} names the remote "${word}"; read what it needs of a remote from the declarations.`,
        ),
        ...(isAddress && words.length === 0
          ? [
              `${file}:${line} has the address ${text} of a remote; read it from the declarations, as a role of a route for example.`,
            ]
          : []),
      ];
    });
  });
  const idle = Object.entries(accepted).flatMap(([file, words]) =>
    words
      .filter((word) => !needed.has(`${file} ${word}`))
      .map(
        (word) =>
          `${file} has no "${word}" any more; take it out of acceptedWords in tools/lint/find-remote-names.ts.`,
      ),
  );
  return [...problems, ...idle];
}
