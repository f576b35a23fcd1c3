import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rspack, type MultiStats } from '@rspack/core';
import { routeFiles } from '@revisoins/rspack/emit/route-files';
import { appFolder, builtFolder, localFolder } from '@revisoins/workspace/paths';
import { localRemotes } from '@revisoins/workspace/remotes';
import { monolithConfig } from './monolith-config.ts';
import { writeRemotes } from './write-remotes.ts';

export interface Monolith {
  folder: string;
  /** By remote and route: the paths of the files that the route loads. */
  preload: Record<string, Record<string, string[]>>;
}

const bundle = async (...args: Parameters<typeof monolithConfig>) => {
  const compiler = rspack(await monolithConfig(...args));
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, done) =>
      error || !done ? reject(error ?? new Error('The monolith was not built.')) : resolve(done),
    );
  });
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
  if (stats.hasErrors()) throw new Error(`The monolith does not build:\n${stats.toString('errors-only')}`);
  return stats;
};

/**
 * Builds the same sources as one single-page app. The apps must be built first: it uses their public pages
 * and translations.
 */
export async function buildMonolith(): Promise<Monolith> {
  const declarations = localRemotes();
  const folder = join(localFolder, 'bench', 'monolith');
  const remotes = join(localFolder, 'bench', 'remotes.ts');
  rmSync(folder, { recursive: true, force: true });
  writeRemotes(remotes, declarations);
  const stats = await bundle(folder, remotes, declarations);
  copyFileSync(join(builtFolder('shell'), 'pages.json'), join(folder, 'pages.json'));

  const app = stats.stats[0]?.compilation;
  const preloadedFiles = (remote: string, route: string) => {
    const names = app ? routeFiles(app, appFolder(remote), route, `${remote}.${route}`) : [];
    if (names.length === 0)
      throw new Error(`The monolith has no chunk of the route "${route}" of ${remote}.`);
    return names.map((name) => `/${name}`);
  };
  const preload = Object.fromEntries(
    declarations.map(({ name, routes }) => [
      name,
      Object.fromEntries(routes.map(({ id }) => [id, preloadedFiles(name, id)])),
    ]),
  );
  return { folder, preload };
}
