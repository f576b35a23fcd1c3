import { existsSync } from 'node:fs';
import type { RegisteredVersion, Registry } from '@revisoins/contracts';
import { servedVersions } from '../../edits/journal.ts';
import type { SitePaths } from '../../site/site-paths.ts';
import type { TypedRemote } from './check-program.ts';
import { fetchTypes, readTypes, type ReadTypes } from './read-types.ts';
import { typeProblems } from './type-problems.ts';

const ANSWER = 'Or say --skip-types to answer for them.';

/**
 * Checks that a remote about to go live fits the live shell: a sentence for each misfit. `types` are the
 * remote's.
 */
export async function findRemoteMisfits(
  paths: SitePaths,
  remote: Omit<TypedRemote, 'types'>,
  types: ReadTypes,
): Promise<string[]> {
  const shell = readTypes(paths.shell);
  const problems = [
    ...('problem' in shell
      ? [
          `The types of the live shell are unknown: ${shell.problem}. Publish the shell again: "npm run remote -- publish shell", or "npm start" for the local site. ${ANSWER}`,
        ]
      : []),
    ...('problem' in types
      ? [
          `The types of ${remote.label} are unknown: ${types.problem}. Build it again with the preset of this tree. ${ANSWER}`,
        ]
      : []),
  ];
  if ('problem' in shell || 'problem' in types) return problems;
  const remedy = () =>
    'Build it against the libraries of the live shell, or publish a shell that fits first.';
  return typeProblems({ name: 'the live shell', types: shell.types, remedy }, [
    { ...remote, types: types.types },
  ]);
}

export interface LiveVersion {
  remote: string;
  version: string;
  registered: RegisteredVersion;
}

/** Every version that browsers may be given now. Pure. */
export function liveVersions(registry: Registry): LiveVersion[] {
  return Object.entries(registry.remotes).flatMap(([remote, registered]) =>
    [...servedVersions(registered)].flatMap((version) => {
      const found = registered.versions[version];
      return found ? [{ remote, version, registered: found }] : [];
    }),
  );
}

/** The types of a published version: from the site's folder or, if they are not there, from its origin. */
export function readPublishedTypes(
  paths: SitePaths,
  { remote, version, registered }: LiveVersion,
): Promise<ReadTypes> | ReadTypes {
  const folder = paths.version(remote, version);
  return existsSync(folder) ? readTypes(folder) : fetchTypes(registered.base);
}

/** Checks that live versions fit a build of the shell: a sentence for each misfit. */
export async function findShellMisfits(
  build: string,
  paths: SitePaths,
  live: readonly LiveVersion[],
): Promise<string[]> {
  const shell = readTypes(build);
  const read = await Promise.all(
    live.map(async (version) => ({
      ...version,
      label: `${version.remote} ${version.version}`,
      read: await readPublishedTypes(paths, version),
    })),
  );
  const problems = [
    ...('problem' in shell
      ? [
          `The types of this shell are unknown: ${shell.problem}. Build it again with the preset of this tree. ${ANSWER}`,
        ]
      : []),
    ...read.flatMap(({ remote, label, read: types }) =>
      'problem' in types
        ? [
            `Whether ${label} would run is unknown: ${types.problem}. Publish ${remote} again with the preset of this tree and promote it to 100 %; the last known good version needs its types as well. ${ANSWER}`,
          ]
        : [],
    ),
  ];
  if ('problem' in shell) return problems;
  const typed = read.flatMap(({ remote, label, registered, read: types }) =>
    'types' in types
      ? [
          {
            name: remote,
            label,
            declaration: registered.declaration,
            shared: registered.shared,
            types: types.types,
          },
        ]
      : [],
  );
  const remedy = ({ name }: TypedRemote) =>
    `Keep what it was compiled against, or first publish a version of ${name} that does without, and give it to everybody.`;
  return typed.length === 0
    ? problems
    : [...problems, ...(await typeProblems({ name: 'this shell', types: shell.types, remedy }, typed))];
}
