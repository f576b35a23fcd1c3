import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { expect, test } from 'vitest';
import { borrowSchemas } from './borrow-schemas.ts';

/** The script that a module with one schema becomes in a remote. */
async function build(schema: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-schemas-'));
  writeFileSync(
    join(folder, 'index.js'),
    `import * as z from 'zod/mini'; globalThis.result = ${schema}.safeParse('a').success;`,
  );
  const { resolve, module } = borrowSchemas(import.meta.dirname, {});
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: './index.js',
    output: { path: join(folder, 'dist') },
    resolve: { ...resolve, modules: [join(import.meta.dirname, '../../../node_modules')] },
    ...(module && { module }),
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => (error || stats?.hasErrors() ? fail(error ?? stats) : done()));
  });
  return readdirSync(join(folder, 'dist'))
    .map((file) => readFileSync(join(folder, 'dist', file), 'utf8'))
    .join('\n');
}

/** What the script finds, in a page whose host lends these schemas. */
function run(script: string, schemas: object): unknown {
  const page = { revisoinsFederation: { schemas }, result: undefined };
  // eslint-disable-next-line no-new-func
  new Function('globalThis', script)(page);
  return page.result;
}

const lent = { string: () => ({ safeParse: () => ({ success: 'of the host' }) }) };

test('a schema of lent names is the host’s, and the remote contains none of the package', async () => {
  const script = await build('z.string()');
  expect(script.length).toBeLessThan(2_500);
  expect(run(script, lent)).toBe('of the host');
});

test('a name that the host does not lend comes with the remote', async () => {
  const script = await build('z.email()');
  expect(run(script, lent)).toBe(false);
}, 60_000);
