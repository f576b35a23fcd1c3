import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  registrySchema,
  type RegisteredRemote,
  type RegisteredVersion,
  type Registry,
} from '@revisoins/contracts';
import { describeBuild } from '../site/describe-build.ts';
import { readDeclaration } from '../gate/declaration/read-declaration.ts';
import { readInlinedJson } from '../inlined-json.ts';
import { servedVersions, type Journal, type ReleaseNote } from '../edits/journal.ts';
import { publishedFolders, type PublishedFolder } from '../site/published-folders.ts';
import { folderBytes } from '../site/put-version.ts';
import { readTextIfThere } from '../site/read-if-there.ts';
import type { SiteFile } from '../site/site-file.schema.ts';
import { versionPath, type SitePaths } from '../site/site-paths.ts';

export interface Rebuilt<Made> {
  made: Made;
  /** What was restored and what could not be. */
  sentences: string[];
}

/** The registry in a page; undefined without a page or a valid registry in it. */
function readPageRegistry(file: string): Registry | undefined {
  const text = readTextIfThere(file) ?? '';
  return registrySchema.safeParse(readInlinedJson(text, 'revisoins-registry')).data;
}

/**
 * A version described by its folder alone; undefined when the folder is incomplete or the version's origin is
 * unknown.
 */
function registeredFrom(
  { remote, version, folder }: PublishedFolder,
  { origins }: SiteFile,
): RegisteredVersion | undefined {
  const origin = origins[remote];
  if (origin === undefined) return undefined;
  try {
    const { fingerprint: _, ...build } = describeBuild(folder);
    return {
      base: `${origin}/${versionPath(remote, version)}`,
      declaration: readDeclaration(join(folder, 'remote.json'), remote),
      ...build,
    };
  } catch {
    return undefined;
  }
}

/**
 * Rebuilds a registry from the pages, which state what learners get, and from the versions in the folders.
 */
export function rebuildRegistry(paths: SitePaths, siteFile: SiteFile): Rebuilt<Registry> {
  const page = ['app.html', 'index.html', 'embed.html'].find((name) =>
    readPageRegistry(join(paths.shell, name)),
  );
  const inlined = page === undefined ? undefined : readPageRegistry(join(paths.shell, page));
  const remotes: Record<string, RegisteredRemote> = { ...inlined?.remotes };
  const sentences = [
    page === undefined
      ? 'No page of the shell contains a sound registry: registry.json is written from the folders alone.'
      : `registry.json is written from shell/${page}: everybody gets what they got.`,
  ];
  for (const [remote, folders] of Map.groupBy(publishedFolders(paths), (one) => one.remote)) {
    const known = remotes[remote];
    const found = folders.flatMap((one): [string, RegisteredVersion][] => {
      const registered = known?.versions[one.version] ? undefined : registeredFrom(one, siteFile);
      return registered ? [[one.version, registered]] : [];
    });
    if (found.length === 0) continue;
    const [only] = found;
    if (known) remotes[remote] = { ...known, versions: { ...known.versions, ...Object.fromEntries(found) } };
    else if (found.length === 1 && only)
      remotes[remote] = { default: only[0], traffic: {}, versions: Object.fromEntries(found) };
    else {
      sentences.push(
        `${remote} has ${found.length} versions (${found.map(([version]) => version).join(', ')}) and nothing says which one learners got: it is left out. Publish it again.`,
      );
      continue;
    }
    sentences.push(`${remote}: ${found.map(([version]) => version).join(', ')} found in the folders.`);
  }
  return { made: registrySchema.parse({ schema: 1, remotes }), sentences };
}

/** Rebuilds a journal from the dates of the folders. Which versions were rolled back is lost. */
export function rebuildJournal(paths: SitePaths, registry: Registry): Rebuilt<Journal> {
  const made = Object.fromEntries(
    Object.entries(registry.remotes).map(([name, remote]) => {
      const served = servedVersions(remote);
      const notes = Object.keys(remote.versions).map((version): [string, ReleaseNote] => {
        const folder = paths.version(name, version);
        const isHere = existsSync(folder);
        const publishedAt = (isHere ? statSync(folder).mtime : new Date()).toISOString();
        const wasDefault = version === remote.default || version === remote.lastKnownGood;
        return [
          version,
          {
            publishedAt,
            bytes: isHere ? folderBytes(folder) : 0,
            ...(wasDefault ? { defaultSince: publishedAt } : {}),
            ...(served.has(version) ? {} : { servedUntil: new Date().toISOString() }),
          },
        ];
      });
      return [name, Object.fromEntries(notes)];
    }),
  );
  return {
    made,
    sentences: [
      'releases.json is written anew, with the dates of the folders; which versions were taken back is not known any more.',
    ],
  };
}
