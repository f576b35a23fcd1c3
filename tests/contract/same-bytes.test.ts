import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildIn, installedTree } from '../e2e/support/copied-tree.ts';

const apps = ['quiz', 'shell'];
/** The sources with their packages, in a folder of one name and then of another. */
let tree = '';
const builds: Map<string, Buffer>[] = [];

/** Builds the apps from nothing: every file that a build leaves, by its path below `apps`. */
async function buildAll(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const app of apps) {
    await buildIn(tree, app);
    const folder = join(tree, 'apps', app, 'dist');
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile()) files.set(file.slice(join(tree, 'apps').length), readFileSync(file));
    }
    rmSync(folder, { recursive: true });
  }
  return files;
}

beforeAll(async () => {
  tree = installedTree();
  builds.push(await buildAll());
  const elsewhere = join(`${tree}-moved`, 'deeper', 'down');
  mkdirSync(dirname(elsewhere), { recursive: true });
  renameSync(tree, elsewhere);
  tree = elsewhere;
  builds.push(await buildAll());
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
  await buildIn(tree, 'quiz');
  const folder = join(tree, 'apps', production);
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
