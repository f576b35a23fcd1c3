import { readFace, type Face } from '@revisoins/types/read-face';
import type { TypesFile } from '@revisoins/types/types-file.schema';
import { typeProblems } from '@revisoins/release/gate/types/type-problems';
import { root } from '@revisoins/workspace/paths';
import type { Release } from '../releases/release.ts';

export interface FaceChange {
  /** The name with its library, such as `toast of @revisoins/host`. */
  subject: string;
  name: string;
  kind: 'added' | 'gone' | 'changed';
  /** For what has gone: whether the release before had deprecated it. */
  deprecated?: boolean;
  /** Why what was built before would no longer fit. */
  reason?: string;
}

/** Types that remotes make and hosts read; hosts make the others, or functions take them. */
const GIVEN = new Set(['Mount', 'RemoteRoutes', 'RemoteSkeletons', 'RemoteSync']);

/** A value that has an exported type: the gate compares values. */
const STAND_IN = 'type_';

const isType = (text: string) => /^(type|interface)\b/.test(text);
const isGeneric = (name: string, text: string) => new RegExp(`^(type|interface) ${name}<`).test(text);

/** Another package's, which the host has. */
const isForeign = (text: string) => /^\S+ of \S+$/.test(text);

const readAll = ({ libraries, files }: TypesFile): Map<string, Face> =>
  new Map(
    Object.entries(libraries).map(([library, file]) => [
      library,
      readFace(root, file.split('/')[1] ?? '', file, (path) => files[path]),
    ]),
  );

/** The types with a value for each exported type that both sides have. */
function withStandIns(types: TypesFile, standIns: Map<string, string[]>): TypesFile {
  const files = { ...types.files };
  for (const [library, names] of standIns) {
    const file = types.libraries[library];
    if (file === undefined) continue;
    const lines = names.map((name) => {
      const type = `import('./${file
        .split('/')
        .at(-1)
        ?.replace(/\.d\.ts$/, '.ts')}').${name}`;
      return `export declare const ${STAND_IN}${name}: ${GIVEN.has(name) ? `(given: ${type}) => void` : type};`;
    });
    files[file] = [files[file], ...lines].join('\n');
  }
  return { ...types, files };
}

/**
 * What changed in the faces since a release, as far as a remote that was built with it can tell: names that
 * came and went, and those that no longer fit.
 */
export async function faceChanges(
  { types: before, deprecated, remote }: Pick<Release, 'types' | 'deprecated' | 'remote'>,
  after: TypesFile,
): Promise<FaceChange[]> {
  const old = readAll(before);
  const current = readAll(after);
  const changes: FaceChange[] = [];
  const uses: TypesFile['uses'] = {};
  const standIns = new Map<string, string[]>();
  for (const [library, { names }] of old) {
    const now = current.get(library)?.names;
    const subject = (name: string) => `${name} of ${library}`;
    const kept = [...names].filter(([name]) => now?.has(name));
    for (const name of names.keys())
      if (!now?.has(name))
        changes.push({
          subject: subject(name),
          name,
          kind: 'gone',
          deprecated: deprecated.includes(subject(name)),
        });
    for (const name of now?.keys() ?? [])
      if (!names.has(name)) changes.push({ subject: subject(name), name, kind: 'added' });
    const plain = kept.filter(([name, { text }]) => isType(text) && !isGeneric(name, text));
    standIns.set(
      library,
      plain.map(([name]) => name),
    );
    for (const [name, { text }] of kept)
      if ((isGeneric(name, text) || isForeign(text)) && now?.get(name)?.text !== text)
        changes.push({ subject: subject(name), name, kind: 'changed', reason: 'it is declared otherwise' });
    uses[library] = {
      values: [
        ...kept.filter(([, { text }]) => !isType(text) && !isForeign(text)).map(([name]) => name),
        ...plain.map(([name]) => `${STAND_IN}${name}`),
      ],
      types: kept.filter(([name, { text }]) => isGeneric(name, text)).map(([name]) => name),
    };
  }
  const label = 'the last release';
  const found = await typeProblems(
    { name: 'this tree', types: withStandIns(after, standIns), remedy: () => '' },
    [
      {
        name: remote.declaration.name,
        label,
        // What it exposes is compared when it is published.
        declaration: { ...remote.declaration, routes: [], slots: [] },
        // Compared with the libraries as they are, not with an earlier line beside them.
        shared: {},
        types: { ...withStandIns(before, standIns), exposes: {}, uses },
      },
    ],
  );
  for (const problem of found) {
    const [, name = '', library = '', reason = ''] =
      /^(?:type_)?(\S+) of (@revisoins\/[\w-]+) in this tree is not what .*? \((.*)\)\. $/s.exec(problem) ??
      [];
    changes.push(
      name === ''
        ? { subject: problem, name: '', kind: 'changed', reason: problem }
        : { subject: `${name} of ${library}`, name, kind: 'changed', reason },
    );
  }
  return changes.toSorted((one, two) => (one.subject < two.subject ? -1 : 1));
}
