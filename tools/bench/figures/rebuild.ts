import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { sitePaths } from '@revisoins/release/site/site-paths';
import { readSiteFile } from '@revisoins/release/site/site-file.schema';
import { assembleSite } from '@revisoins/release/local/assemble';
import { appFolder, root } from '@revisoins/workspace/paths';
import { buildApps } from '@revisoins/workspace/build-apps';
import { builtProjects } from './built-projects.ts';
import type { Measure } from './bench.ts';

const run = promisify(execFile);
const CHANGED = 'exam';

/** Changes a source file while something runs, and restores it afterwards, even after a failure. */
async function withChange<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const source = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, source);
  process.on('exit', restore);
  try {
    writeFileSync(file, `${source}\n// ${new Date().toISOString()}\n`);
    return await work();
  } finally {
    restore();
    process.off('exit', restore);
  }
}

/** Builds and publishes after a change in one remote. */
export const measureRebuild: Measure = async ({ sites }) => {
  await buildApps();
  const { config, origins } = readSiteFile(sitePaths(sites.folder));
  const { built, seconds, published } = await withChange(
    join(appFolder(CHANGED), 'src', 'routes.v1.ts'),
    async () => {
      const began = performance.now();
      const nx = await run(
        join(root, 'node_modules', '.bin', 'nx'),
        ['run-many', '-t', 'build', '--outputStyle=static', '--parallel=2'],
        { cwd: root, maxBuffer: 1e8 },
      );
      const after = await assembleSite({
        folder: sites.folder,
        config,
        remoteOrigin: (remote) => origins[remote] ?? '',
      });
      const changed = Object.keys(after.registry.remotes).filter(
        (name) => after.registry.remotes[name]?.default !== sites.registry.remotes[name]?.default,
      );
      const { built: projects } = builtProjects(stripVTControlCharacters(nx.stdout));
      return { built: projects, seconds: (performance.now() - began) / 1000, published: changed };
    },
  );
  await buildApps();
  const samples = { built, published };
  return [
    {
      id: 'rebuilt',
      name: `projects that were built after a change in ${CHANGED}`,
      value: built.length,
      unit: 'projects',
      atMost: 1,
      samples,
    },
    {
      id: 'rebuild',
      name: 'build after a change in one remote, publish included',
      value: seconds,
      unit: 's',
      samples: { seconds: [seconds] },
    },
  ];
};
