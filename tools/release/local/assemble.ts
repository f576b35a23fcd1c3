import { join } from 'node:path';
import { builtFolder, root } from '@revisoins/workspace/paths';
import type { Registry, SiteConfig } from '@revisoins/contracts';
import { localRemotes } from '@revisoins/workspace/remotes';
import { readPublishers } from '../receive/publishers.ts';
import { Refusal } from '../refusal.ts';
import { changeSite } from '../site/change-site.ts';
import { describeBuild } from '../site/describe-build.ts';
import { putForms, shellForms, versionForms } from '../site/dictionary-forms.ts';
import { versionId } from '../site/publish-version.ts';
import { emptyRegistry, readRegistry } from '../site/read-registry.ts';
import { putShell } from '../site/put-shell.ts';
import { readOrSetAside } from '../site/read-or-set-aside.ts';
import { readSiteFile, type SiteFile } from '../site/site-file.schema.ts';
import { sitePaths, type SitePaths } from '../site/site-paths.ts';
import { putPackages } from './put-packages.ts';
import { publishLocal } from './publish-local.ts';

export interface SiteOptions {
  /** Where the site is. What was published there before stays. */
  folder: string;
  config: SiteConfig;
  /** Origin that serves a remote's files. */
  remoteOrigin(remote: string): string;
  /** Builds of the shell to use: the production build, or the one for development. */
  shellBuild?: 'production' | 'development';
  /** Remotes that a development server serves from its root instead of this site. */
  developed?: readonly string[];
}

export interface Site {
  folder: string;
  config: SiteConfig;
  registry: Registry;
  /** Where each remote is served. */
  origins: Record<string, string>;
  /** Sentences about remotes whose default is another version than the one built here. */
  notices: string[];
}

/** What was published there before; nothing when that cannot be read. */
function knownRegistry(paths: SitePaths): Registry {
  try {
    return readRegistry(paths);
  } catch (error) {
    if (error instanceof Refusal) return emptyRegistry;
    throw error;
  }
}

/** The operator's settings in the site's site.json; empty if it cannot be read. */
function knownSettings(paths: SitePaths): Partial<SiteFile> {
  try {
    return readSiteFile(paths);
  } catch (error) {
    if (error instanceof Refusal) return {};
    throw error;
  }
}

/** The origins of the remotes whose teams publish over the network: they stay as they are. */
function invitedHere(paths: SitePaths, { origins = {} }: Partial<SiteFile>): Record<string, string> {
  const here = localRemotes().map(({ name }) => name);
  const invited = Object.keys(readPublishers(paths)).filter((name) => !here.includes(name));
  return Object.fromEntries(
    invited.flatMap((name) => (origins[name] === undefined ? [] : [[name, origins[name]]])),
  );
}

/**
 * Lays out the files for the static servers: the shell with the registry in its page, and each remote under
 * /remotes/<name>/<version>/. A new build of a remote becomes its default; earlier versions stay, with their
 * shares, and so does every setting of site.json that `config` does not give.
 */
export async function assembleSite({
  folder,
  config,
  remoteOrigin,
  shellBuild = 'production',
  developed = [],
}: SiteOptions): Promise<Site> {
  const paths = sitePaths(folder);
  const declarations = localRemotes();
  const settings = knownSettings(paths);
  const invited = invitedHere(paths, settings);
  const findOrigin = (name: string) => invited[name] ?? remoteOrigin(name);
  const siteFile: SiteFile = {
    ...settings,
    config: { ...settings.config, ...config },
    origins: {
      ...invited,
      ...Object.fromEntries(declarations.map(({ name }) => [name, remoteOrigin(name)])),
    },
  };
  const known = knownRegistry(paths);
  const builds = declarations.filter(({ name }) => !developed.includes(name));
  const forms = await Promise.all([
    shellForms(paths, builtFolder('shell', shellBuild)),
    ...builds.map((declaration) => {
      const { name } = declaration;
      const version = versionId(declaration, describeBuild(builtFolder(name)).fingerprint);
      if (known.remotes[name]?.versions[version]) return new Map<string, Buffer>();
      const built = { folder: builtFolder(name), name, version, origin: remoteOrigin(name) };
      return versionForms(paths, known, siteFile, built);
    }),
  ]);
  const { registry, report: notices } = await changeSite(
    { paths, state: () => ({ siteFile, ...readOrSetAside(paths) }) },
    (before, staged) => {
      const published = publishLocal({
        paths,
        declarations,
        ...before,
        remoteOrigin: findOrigin,
        developed,
        invited: Object.keys(invited),
        buildFolder: builtFolder,
        staged,
      });
      putShell(paths, builtFolder('shell', shellBuild), staged);
      for (const ofOne of forms) putForms(ofOne, staged);
      return {
        state: { registry: published.registry, journal: published.journal, siteFile },
        report: published.notices,
      };
    },
    { what: 'npm start', prepare: false },
  );
  putPackages(paths, join(root, 'tools/sdk/dist'));
  return { folder, config: siteFile.config, registry, origins: siteFile.origins, notices };
}
