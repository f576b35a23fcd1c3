import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runTool } from '@revisoins/workspace/run-tool';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildIn, installedTree } from '../e2e/support/copied-tree.ts';

const apps = ['quiz', 'shell'];
const repository = join(import.meta.dirname, '../..');
/** The sources with their packages, in another folder. */
let tree = '';
/** What each of the two folders builds: every file, by its path below `apps`. */
const builds: Map<string, Buffer>[] = [];
const parts = apps.flatMap((app) => ['maps', 'prerender', 'production'].map((part) => `${app}/dist/${part}`));

function readBuilds(folder: string): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const part of parts)
    for (const entry of readdirSync(join(folder, 'apps', part), { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile()) files.set(file.slice(join(folder, 'apps').length), readFileSync(file));
    }
  // The maps of earlier builds stay beside those of the last one.
  for (const name of files.keys())
    if (name.includes('/maps/') && !files.has(name.replace('/maps/', '/production/').replace(/\.map$/, '')))
      files.delete(name);
  return files;
}

/** What the build of a remote ends with. */
const prerenderQuiz = () =>
  runTool('node', ['dist/prerender/main.cjs', 'dist/production'], {
    failure: 'The quiz cannot be rendered ahead; its message is above.',
    cwd: join(tree, 'apps/quiz'),
  });

beforeAll(async () => {
  // The repository's own builds, which the end-to-end tests take from the cache afterwards.
  await runTool('nx', ['run-many', '-t', 'build', '-p', apps.map((app) => `@revisoins/${app}`).join()], {
    failure: 'An app does not build; the message of its build is above.',
    env: { NODE_ENV: 'production' },
  });
  builds.push(readBuilds(repository));
  const installed = installedTree();
  tree = join(`${installed}-moved`, 'deeper', 'down');
  mkdirSync(dirname(tree), { recursive: true });
  renameSync(installed, tree);
  for (const app of apps) await buildIn(tree, app);
  await prerenderQuiz();
  builds.push(readBuilds(tree));
});

afterAll(() => rmSync(tree.replace(/-moved.*$/, '-moved'), { recursive: true, force: true }));

test('the same source in two folders has the same files, with the same bytes, source maps too', () => {
  const [first = new Map<string, Buffer>(), second] = builds;
  expect([...(second?.keys() ?? [])].sort()).toEqual([...first.keys()].sort());
  expect(
    [...first].filter(([name, bytes]) => !second?.get(name)?.equals(bytes)).map(([name]) => name),
  ).toEqual([]);
  for (const kind of ['remoteEntry.js', 'remoteEntry.js.map', 'index.html'])
    expect([...first.keys()].filter((name) => name.endsWith(`/${kind}`))).not.toEqual([]);
});

test('a change renames the container and sends again only what contains it', async () => {
  const production = 'quiz/dist/production/';
  const page = join(tree, 'apps/quiz/src/see-results/results.page.tsx');
  const [before = new Map<string, Buffer>()] = builds;
  writeFileSync(page, `${readFileSync(page, 'utf8')}\nglobalThis.console.debug('changed');\n`);
  const folder = join(tree, 'apps', production);
  rmSync(folder, { recursive: true });
  await buildIn(tree, 'quiz');
  await prerenderQuiz();
  const after = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const isCode = (name: string) => /\.(js|css)$/.test(name);
  const added = after.filter((name) => isCode(name) && !before.has(`/${production}${name}`));
  expect(added).toHaveLength(1);
  expect(added[0]).toMatch(/^assets\/results\.[0-9a-f]{10}\.js$/);
  const containerName = (build: string) => (JSON.parse(build) as { container: string }).container;
  const was = containerName(String(before.get(`/${production}build.json`)));
  expect(was).toMatch(/^revisoins_quiz_[0-9a-f]{8}$/);
  expect(containerName(readFileSync(join(folder, 'build.json'), 'utf8'))).not.toBe(was);
});

test('no file reveals the folder in which it was built', () => {
  const place = tree.slice(0, tree.indexOf('.local'));
  const telling = builds.flatMap((files) => [...files].filter(([, bytes]) => bytes.includes(place)));
  expect(telling.map(([name]) => name)).toEqual([]);
});
