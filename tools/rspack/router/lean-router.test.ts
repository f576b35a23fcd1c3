import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { expect, test } from 'vitest';
import { leanRouter } from './lean-router.ts';

/** The script of a page that shows a link of the router. */
async function build(config: Partial<ReturnType<typeof leanRouter>>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-router-'));
  writeFileSync(join(folder, 'index.js'), `export { Link } from 'react-router-dom';`);
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: './index.js',
    output: { path: join(folder, 'dist'), library: { type: 'commonjs2' } },
    externals: ['react', 'react-dom'],
    resolve: { modules: [join(import.meta.dirname, '../../../node_modules')], alias: config.alias ?? {} },
    module: { rules: config.rules ?? [] },
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => (error || stats?.hasErrors() ? fail(error ?? stats) : done()));
  });
  return readdirSync(join(folder, 'dist'))
    .map((file) => readFileSync(join(folder, 'dist', file), 'utf8'))
    .join('\n');
}

test('a page that shows a link has none of the router’s forms', async () => {
  const encoding = 'application/x-www-form-urlencoded';
  const usual = await build({});
  const lean = await build(leanRouter());
  expect([usual, lean].map((script) => script.includes(encoding))).toEqual([true, false]);
  expect(usual.length - lean.length).toBeGreaterThan(3_000);
}, 60_000);
