import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RegisteredRemote, RegisteredVersion, Registry, RemoteDeclaration } from '@revisoins/contracts';
import { addVersion, type NewVersion } from '../edits/add-version.ts';
import { knownRemote, withRemote } from '../edits/known-remote.ts';
import type { SiteState } from '../site/read-site.ts';
import { describeBuild, type BuildDescription } from '../site/describe-build.ts';
import { publishVersion, versionId } from '../site/publish-version.ts';
import { versionPath, type SitePaths } from '../site/site-paths.ts';
import type { Staged } from '../site/staged-change.ts';
import { withoutLostFolders } from '../site/unchanged-files.ts';

type LocalState = Pick<SiteState, 'registry' | 'journal'>;

export interface LocalPublication extends LocalState {
  paths: SitePaths;
  declarations: readonly RemoteDeclaration[];
  remoteOrigin(remote: string): string;
  developed: readonly string[];
  /** Remotes of teams outside, which publish over the network. */
  invited?: readonly string[];
  /** The folder of a remote's build. */
  buildFolder(remote: string): string;
  staged: Staged;
}

/**
 * What was published here before, with the current origins, without remotes that this repository no longer
 * has and files that are gone.
 */
function carryOver({
  paths,
  declarations,
  registry,
  remoteOrigin,
  developed,
  invited = [],
}: LocalPublication): Registry {
  const names = new Set([...declarations.map(({ name }) => name), ...invited]);
  const remotes = [...names].flatMap((name): [string, RegisteredRemote][] => {
    const remote = registry.remotes[name];
    if (!remote || developed.includes(name)) return [];
    const versions = Object.fromEntries(
      Object.entries(remote.versions)
        .filter(([version]) => existsSync(paths.version(name, version)))
        .map(([version, registered]): [string, RegisteredVersion] => [
          version,
          {
            ...withoutLostFolders(registered, (folder) =>
              existsSync(join(paths.version(name, version), folder)),
            ),
            base: `${remoteOrigin(name)}/${versionPath(name, version)}`,
          },
        ]),
    );
    const whole = [
      remote.default,
      remote.lastKnownGood ?? remote.default,
      ...Object.keys(remote.traffic),
    ].every((version) => versions[version]);
    return whole ? [[name, { ...remote, versions }]] : [];
  });
  return { schema: 1, remotes: Object.fromEntries(remotes) };
}

/** A sentence when the default is another version than the one built here. */
function describeOthers(remote: RegisteredRemote, name: string, version: string): string[] {
  if (remote.default === version) return [];
  const share = remote.traffic[version];
  return [
    `${name}: ${share ? `${100 - share} % of learners get` : 'everybody gets'} ${remote.default}; the version built here is ${version}. To serve it to all: npm run remote -- promote ${name} ${version} --traffic 100`,
  ];
}

/** Publishes a build as the default. Shares that were set by hand stay. */
function publishDefault(
  before: LocalState,
  declaration: RemoteDeclaration,
  build: BuildDescription,
  { paths, remoteOrigin, buildFolder, staged }: LocalPublication,
): LocalState {
  const { name } = declaration;
  const { registry, journal } = publishVersion(
    before,
    paths,
    {
      folder: buildFolder(name),
      declaration,
      build,
      version: versionId(declaration, build.fingerprint),
      traffic: 100,
      origin: remoteOrigin(name),
    },
    staged,
  );
  const traffic = before.registry.remotes[name]?.traffic ?? {};
  return { registry: withRemote(registry, name, { ...knownRemote(registry, name), traffic }), journal };
}

/** The version entry of a remote that a development server serves. */
const developedVersion = (declaration: RemoteDeclaration, origin: string): NewVersion => ({
  version: `${declaration.version}-dev`,
  registered: {
    base: `${origin}/`,
    container: `revisoins_${declaration.name}_dev`,
    declaration,
    integrity: {},
    shared: {},
  },
  traffic: 0,
});

/** The local site's registry and journal with the current builds. Stages the files of new versions. */
export function publishLocal(publication: LocalPublication): LocalState & { notices: string[] } {
  const { declarations, remoteOrigin, developed, buildFolder } = publication;
  let state: LocalState = { registry: carryOver(publication), journal: publication.journal };
  const notices: string[] = [];
  for (const declaration of declarations) {
    const { name } = declaration;
    if (developed.includes(name)) {
      const version = developedVersion(declaration, remoteOrigin(name));
      state = { ...state, registry: addVersion(state.registry, version) };
      continue;
    }
    const build = describeBuild(buildFolder(name));
    const version = versionId(declaration, build.fingerprint);
    const remote = state.registry.remotes[name];
    if (remote?.versions[version]) notices.push(...describeOthers(remote, name, version));
    else state = publishDefault(state, declaration, build, publication);
  }
  return { ...state, notices };
}
