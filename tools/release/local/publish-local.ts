import { existsSync } from 'node:fs';
import type { RegisteredRemote, RegisteredVersion, Registry, RemoteDeclaration } from '@revisoins/contracts';
import { addVersion } from '../edits/add-version.ts';
import { knownRemote, withRemote } from '../edits/known-remote.ts';
import { promote } from '../edits/promote.ts';
import { withNote, type Journal } from '../edits/journal.ts';
import { folderBytes, putVersion } from '../site/put-version.ts';
import { versionPath, type SitePaths } from '../site/site-paths.ts';
import type { Staged } from '../site/staged-change.ts';
import { describeBuild } from '../site/describe-build.ts';
import { versionId } from '../site/version-id.ts';

export interface LocalPublication {
  paths: SitePaths;
  declarations: readonly RemoteDeclaration[];
  registry: Registry;
  journal: Journal;
  originOf(remote: string): string;
  developed: readonly string[];
  /** The folder of a remote's build. */
  buildOf(remote: string): string;
  staged: Staged;
}

/** What was published here before, at the origins of now, without remotes that this tree no longer has and files that are gone. */
function carryOver({ paths, declarations, registry, originOf, developed }: LocalPublication): Registry {
  const remotes = declarations.flatMap(({ name }): [string, RegisteredRemote][] => {
    const remote = registry.remotes[name];
    if (!remote || developed.includes(name)) return [];
    const versions = Object.fromEntries(
      Object.entries(remote.versions)
        .filter(([version]) => existsSync(paths.version(name, version)))
        .map(([version, registered]) => [
          version,
          { ...registered, base: `${originOf(name)}/${versionPath(name, version)}` },
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

/** A sentence when everybody gets another version than the one built here. */
function describeOthers(remote: RegisteredRemote, name: string, version: string): string[] {
  if (remote.default === version) return [];
  const share = remote.traffic[version];
  return [
    `${name}: ${share ? `${100 - share} % of learners get` : 'everybody gets'} ${remote.default}; the version built here is ${version}. To serve it to all: npm run remote -- promote ${name} ${version} --traffic 100`,
  ];
}

/** The new version as the default. What was given to other candidates by hand stays. */
function addDefault(registry: Registry, version: string, registered: RegisteredVersion): Registry {
  const { name } = registered.declaration;
  const traffic = registry.remotes[name]?.traffic ?? {};
  const promoted = promote(addVersion(registry, { version, registered, traffic: 0 }), name, version, 100);
  return withRemote(promoted, name, { ...knownRemote(promoted, name), traffic });
}

/** The registry of the local site with what is built here. Copies files of new versions. */
export function publishLocal(publication: LocalPublication): {
  registry: Registry;
  journal: Journal;
  notices: string[];
} {
  const { paths, declarations, originOf, developed, buildOf, staged } = publication;
  let { journal } = publication;
  let registry = carryOver(publication);
  const notices: string[] = [];
  for (const declaration of declarations) {
    const { name } = declaration;
    if (developed.includes(name)) {
      const registered = {
        base: `${originOf(name)}/`,
        container: `revisoins_${name}_dev`,
        declaration,
        integrity: {},
        shared: {},
      };
      registry = addVersion(registry, { version: `${declaration.version}-dev`, registered, traffic: 0 });
      continue;
    }
    const build = buildOf(name);
    const { fingerprint, ...description } = describeBuild(build);
    const version = versionId(declaration, fingerprint);
    const remote = registry.remotes[name];
    if (remote?.versions[version]) {
      notices.push(...describeOthers(remote, name, version));
      continue;
    }
    const folder = paths.version(name, version);
    putVersion(build, folder, version, staged);
    registry = addDefault(registry, version, {
      base: `${originOf(name)}/${versionPath(name, version)}`,
      declaration,
      ...description,
    });
    journal = withNote(
      journal,
      name,
      version,
      { publishedAt: new Date().toISOString(), bytes: folderBytes(build) },
      new Date(),
    );
  }
  return { registry, journal, notices };
}
