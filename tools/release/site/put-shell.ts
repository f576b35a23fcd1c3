import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PREVIEWS_FOLDER } from '@revisoins/contracts';
import * as z from 'zod';
import { plainPath } from './dictionary-forms.ts';
import { listFiles } from './list-files.ts';
import { parseJson } from './parse-json.ts';
import { readTextIfThere } from './read-if-there.ts';
import { SDK_FOLDER } from '../sdk-paths.ts';
import { EMBED_SCRIPTS, type SitePaths } from './site-paths.ts';
import type { Staged } from './staged-change.ts';
import { inlinePreload, preloadFonts } from '../pages/page.ts';
import { archiveFile } from '../pages/split-registry.ts';

/** Builds whose hashed files are kept for pages that were opened before. */
const STORED_BUILDS = 3;
const buildsSchema = z.array(z.array(z.string()));

/** The script that the page inlines. */
const PRELOAD = 'inline/preload.js';

const isHashed = (name: string) => name.startsWith('assets/');
const isInlined = (name: string) => name.startsWith('inline/');
/** Embed scripts, written with the remotes that such a page can show. */
const isEmbedScript = (name: string) =>
  EMBED_SCRIPTS.some((script) => ['', '.br', '.gz'].some((ending) => name === `embed/${script}${ending}`));
/** The packages for teams outside and the previews, which other commands put there. */
export const belongsToOtherCommands = (name: string) =>
  [SDK_FOLDER, PREVIEWS_FOLDER].some((folder) => name.startsWith(`${folder}/`));
/** Written with the registry in them, or from the build's public pages. */
const isPage = (name: string) =>
  /\.html(\.(br|gz))?$|^(channels\.json|pages\.json|robots\.txt|sitemap\.xml|\.well-known\/security\.txt)(\.(br|gz))?$/.test(
    name,
  );

function formerBuilds(file: string): string[][] {
  return buildsSchema.safeParse(parseJson(readTextIfThere(file) ?? '')).data ?? [];
}

/** Copies a build of the shell to the site, except its pages, which follow with the registry in them. */
export function putShell(paths: SitePaths, build: string, staged: Staged): void {
  const files = listFiles(build);
  const hashed = files.filter(isHashed).sort();
  const former = formerBuilds(paths.shellBuilds).filter((names) => names.join() !== hashed.join());
  const builds = [hashed, ...former].slice(0, STORED_BUILDS);

  for (const name of [
    ...hashed,
    ...files.filter((file) => !isHashed(file) && !isPage(file) && !isInlined(file) && !isEmbedScript(file)),
  ]) {
    const target = join(paths.shell, name);
    if (isHashed(name) && existsSync(target)) continue;
    staged.copy(join(build, name), target);
  }
  const preload = join(build, PRELOAD);
  const script = readTextIfThere(preload);
  staged.write(
    paths.template,
    preloadFonts(inlinePreload(readFileSync(join(build, 'index.html'), 'utf8'), script), hashed),
  );
  if (existsSync(join(build, 'embed.html')))
    staged.write(paths.embedTemplate, readFileSync(join(build, 'embed.html')));
  for (const name of EMBED_SCRIPTS)
    if (files.includes(`embed/${name}`))
      staged.write(join(paths.embedScripts, name), readFileSync(join(build, 'embed', name)));
  const prerendered = join(build, 'pages.json');
  if (existsSync(prerendered)) staged.write(paths.prerendered, readFileSync(prerendered));
  else staged.remove(paths.prerendered);
  staged.write(paths.shellBuilds, JSON.stringify(builds));

  const needed = new Set([...builds.flat(), ...files]);
  for (const name of listFiles(paths.shell)) {
    if (
      !isPage(name) &&
      !belongsToOtherCommands(name) &&
      archiveFile(name) === undefined &&
      !needed.has(plainPath(name) ?? name)
    )
      staged.remove(join(paths.shell, name));
  }
}
