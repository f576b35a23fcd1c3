import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Stats } from '@rspack/core';
import { expect, test } from 'vitest';
import { EsmFederationRuntime } from './esm-federation-runtime.ts';

const root = join(import.meta.dirname, '../..');

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
          new EsmFederationRuntime(),
        ],
      },
      (error, stats) => (error || !stats ? reject(error ?? new Error('Nothing was built.')) : resolve(stats)),
    );
  });
}

// Module ids are made of their names, so that a build would depend on its folder.
test('no module is named by the folder that the repository lies in', async () => {
  const stats = await build(mkdtempSync(join(tmpdir(), 'revisoins-runtime-')));
  expect(stats.hasErrors()).toBe(false);
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
