import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Stats } from '@rspack/core';
import { expect, test } from 'vitest';
import { callLentStart, LentStart } from './lent-start.ts';

const root = join(import.meta.dirname, '../../..');

function build(folder: string): Promise<Stats> {
  writeFileSync(join(folder, 'part.js'), 'export const part = 1;');
  return new Promise((resolve, reject) => {
    rspack(
      {
        context: folder,
        mode: 'production',
        entry: {},
        output: { path: join(folder, 'dist') },
        resolve: { modules: [join(root, 'node_modules')] },
        plugins: [
          new ModuleFederationPlugin({
            name: 'part',
            filename: 'remoteEntry.js',
            exposes: { './part': './part.js' },
            dts: false,
            manifest: false,
          }),
          new LentStart(),
        ],
      },
      (error, stats) => (error || !stats ? reject(error ?? new Error('Nothing was built.')) : resolve(stats)),
    );
  });
}

// Module ids are made of their names, so that a build would depend on its folder.
test('no module is named by the folder that the repository lies in, and the entry starts by a call of its host', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-runtime-'));
  const stats = await build(folder);
  expect(stats.hasErrors()).toBe(false);
  const entry = readFileSync(join(folder, 'dist', 'remoteEntry.js'), 'utf8');
  expect(entry).toContain('revisoinsFederation.startContainer(');
  expect(entry.length).toBeLessThan(7_000);
  const inlined = [...stats.compilation.modules]
    .map((module) => module.identifier())
    .filter((identifier) => identifier.includes('data:text/javascript'));
  expect(inlined.length).toBeGreaterThan(0);
  expect(
    inlined.filter(
      (identifier) => identifier.includes(encodeURI(root)) || identifier.includes(encodeURIComponent(root)),
    ),
  ).toEqual([]);
});

test('a start that the bundler writes in another way fails the build', () => {
  expect(() => callLentStart('const runtimeRequire=__webpack_require__;start()')).toThrow('another way');
});
