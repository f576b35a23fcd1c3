import { parseSync, Visitor } from 'oxc-parser';

/**
 * Words of the domain that are also names of remotes, by the file that may use them as data. Elsewhere hosts
 * know no remote, and remotes know no other.
 */
export const acceptedWords: Readonly<Record<string, readonly string[]>> = {
  // A picture of a quiz.
  'apps/shell/src/landing/screenshot.tsx': ['quiz'],
  'apps/shell/src/landing/screenshots.tsx': ['quiz'],
};

/** Keys of texts that are words of the domain, and also names of remotes, by file. */
export const acceptedKeys: Readonly<Record<string, readonly string[]>> = {
  // A picture of a quiz.
  'apps/shell/locales/fr/shell.json': ['landing.screens.quiz'],
};

/** What identifies a remote: its name, and the addresses of its screens. */
export interface NamedRemote {
  name: string;
  paths: readonly string[];
}

const isTest = (file: string) => /\.(test|fixture)\.tsx?$|\/testing\//.test(file);
const isHost = (file: string) =>
  /^(apps\/shell\/src|libs\/[\w-]+\/(?:src|player))\/.*\.tsx?$|^tools\/(lint\/boundaries|workspace\/ports)\.ts$/.test(
    file,
  );
/** The remote that a source belongs to. */
const remoteWith = (file: string, remotes: readonly NamedRemote[]) =>
  remotes.find(({ name }) => file.startsWith(`apps/${name}/src/`));

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

/** What a remote, or a host that is not a remote, may not have in its sources. */
function foreignTo(own: NamedRemote | undefined, remotes: readonly NamedRemote[]) {
  const others = remotes.filter((remote) => remote !== own);
  return {
    // A remote may use the word that is another's name: 'exam' is also a kind of attempt.
    names: new Set(own ? [] : others.map(({ name }) => name)),
    segments: new Set(others.flatMap(({ paths }) => paths.map(firstSegment))),
  };
}

/**
 * Where hosts and libraries name a remote or one of its addresses, and where a remote has an address of
 * another, a sentence each: what they need to know of a remote belongs in its declaration. `accepted` are
 * words of the domain that are also names of remotes, and addresses, by file; an unused entry is reported
 * too. Pure.
 */
export function findRemoteNames(
  sources: Readonly<Record<string, string>>,
  remotes: readonly NamedRemote[],
  accepted: Readonly<Record<string, readonly string[]>>,
): string[] {
  const needed = new Set<string>();
  const isAccepted = (file: string, word: string) => {
    if (!accepted[file]?.includes(word)) return false;
    needed.add(`${file} ${word}`);
    return true;
  };
  const problems = Object.entries(sources).flatMap(([file, source]) => {
    const own = remoteWith(file, remotes);
    if (isTest(file) || !(own || isHost(file))) return [];
    const { names, segments } = foreignTo(own, remotes);
    return dataTexts(file, source).flatMap(({ text, line }) => {
      const segment = firstSegment(text);
      const isAddress = /^\/[a-z]/.test(text) && segments.has(segment);
      if (isAddress && isAccepted(file, segment)) return [];
      const words = [...new Set(text.split(/\W+/))].filter((word) => names.has(word));
      if (isAddress && words.length === 0)
        return [
          `${file}:${line} has the address ${text} of a remote; read it from the declarations, as a role of a route for example.`,
        ];
      return words
        .filter((word) => !isAccepted(file, word))
        .map(
          (word) =>
            `${file}:${line} names the remote "${word}"; read what it needs of a remote from the declarations.`,
        );
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

const isHostLocale = (file: string) => /^(apps\/shell|libs\/[\w-]+)\/locales\//.test(file);

/**
 * Where a key of a host's or a library's texts is the name of a remote, a sentence each: a text about one
 * remote belongs in its declaration. `keys` are the dotted keys of each file; `accepted` are those that are
 * words of the domain, and an unused entry is reported too. Pure.
 */
export function findRemoteKeys(
  keys: Readonly<Record<string, readonly string[]>>,
  remotes: readonly Pick<NamedRemote, 'name'>[],
  accepted: Readonly<Record<string, readonly string[]>>,
): string[] {
  const named = Object.entries(keys).flatMap(([file, ofFile]) =>
    ofFile
      .filter((key) => isHostLocale(file) && remotes.some(({ name }) => key.split('.').includes(name)))
      .map((key) => ({ file, key })),
  );
  const idle = Object.entries(accepted).flatMap(([file, ofFile]) =>
    ofFile
      .filter((key) => !named.some((one) => one.file === file && one.key === key))
      .map((key) => `${file} has no "${key}" any more; take it out of acceptedKeys.`),
  );
  return [
    ...named
      .filter(({ file, key }) => !accepted[file]?.includes(key))
      .map(({ file, key }) => `${file} has a text for one remote, "${key}"; read it from the declarations.`),
    ...idle,
  ];
}
