import { join, resolve } from 'node:path';
import { PREVIEWS_FOLDER } from '@revisoins/contracts';
import { SDK_FOLDER } from '../sdk-paths.ts';

/**
 * The paths of a site's files. `folder` and its `<remote>/` are for static servers; the rest belongs to the
 * release tool.
 */
export interface SitePaths {
  folder: string;
  /** The source of truth: which remotes and versions exist. */
  registry: string;
  /** Configuration and origins; see site-file.schema.ts. */
  siteFile: string;
  /** The shell's page before configuration and registry are inserted. */
  template: string;
  /** The same for the page that shows one remote in other sites' pages. */
  embedTemplate: string;
  /** The embed scripts, before the remotes are inserted. */
  embedScripts: string;
  /** The source of the shell's public pages, if it has any. */
  prerendered: string;
  /** When each version was published, and until when browsers got it. */
  journal: string;
  /** Who may publish over the network. */
  publishers: string;
  /** The packages for teams outside, served on the shell's origin. */
  sdk: string;
  /** Builds that are only served to people who open a link, on the shell's origin. */
  previews: string;
  /** The files of the latest builds of the shell. */
  shellBuilds: string;
  lock: string;
  /** The staged files of a change, and the plan for finishing an interrupted one. */
  change: string;
  /** Which versions browsers get now, for open pages; served on the shell's origin. */
  channels: string;
  /** Served on the shell's origin. */
  shell: string;
  /** Served on a remote's origin. */
  remote(name: string): string;
  /** The immutable folder of a version. */
  version(name: string, version: string): string;
}

/** What other sites' pages load from /embed/, under stable names. */
export const EMBED_SCRIPTS = ['v1.js', 'mount.v1.js'] as const;

/** The path of a version below its origin, with a trailing slash. */
export const versionPath = (name: string, version: string) => `remotes/${name}/${version}/`;

export function sitePaths(site: string): SitePaths {
  const folder = resolve(site);
  return {
    folder,
    registry: join(folder, 'registry.json'),
    siteFile: join(folder, 'site.json'),
    template: join(folder, 'shell.template.html'),
    embedTemplate: join(folder, 'embed.template.html'),
    embedScripts: join(folder, 'embed-scripts'),
    prerendered: join(folder, 'shell.pages.json'),
    journal: join(folder, 'releases.json'),
    publishers: join(folder, 'publishers.json'),
    sdk: join(folder, 'shell', SDK_FOLDER),
    previews: join(folder, 'shell', PREVIEWS_FOLDER),
    shellBuilds: join(folder, 'shell-builds.json'),
    lock: join(folder, '.lock'),
    change: join(folder, '.change'),
    channels: join(folder, 'shell', 'channels.json'),
    shell: join(folder, 'shell'),
    remote: (name) => join(folder, name),
    version: (name, version) => join(folder, name, versionPath(name, version)),
  };
}
