import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findFetchedProgram, refuseReplaced } from './fetched-program.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A package where `npx` puts it, or elsewhere; returns the folder of its program. */
function fetched(name: string, resolved: string, cache = '_npx'): string {
  const modules = join(mkdtempSync(join(tmpdir(), 'revisoins-npx-')), cache, '0a1b/node_modules');
  const folder = join(modules, name);
  mkdirSync(folder, { recursive: true });
  const packages = { [`node_modules/${name}`]: { resolved, integrity: 'sha512-AAAA' } };
  writeFileSync(
    join(dirname(folder), name.startsWith('@') ? '../.package-lock.json' : '.package-lock.json'),
    JSON.stringify({ packages }),
  );
  return folder;
}

const site = 'https://revisoins.example';

test.each([
  ['create-revisoins-remote', 'create-revisoins-remote.tgz'],
  ['create-revisoins-remote', 'create-revisoins-remote.tgz?0a1b2c3d'],
  ['@revisoins/conformance', 'conformance.tgz'],
])('%s from /sdk/%s knows its site', (name, file) => {
  const found = findFetchedProgram(name, fetched(name, `${site}/sdk/${file}`));
  expect(found).toEqual({ site, file: file.split('?')[0], integrity: 'sha512-AAAA' });
});

test('an installed program, and one of elsewhere, know none', () => {
  const [name, file] = ['create-revisoins-remote', `${site}/sdk/create-revisoins-remote.tgz`];
  expect(findFetchedProgram(name, fetched(name, file, 'cards'))).toBeUndefined();
  expect(findFetchedProgram(name, fetched(name, 'https://elsewhere.example/a.tgz'))).toBeUndefined();
});

test.each([
  ['the same program', 'sha512-AAAA', undefined],
  ['another program', 'sha512-q83v', '.tgz?abcdef"'],
])('at a site with %s', async (_, integrity, command) => {
  const server = createServer((_request, response) =>
    response.end(
      JSON.stringify({ schema: 1, contract: 1, packages: { a: { version: '1', file: 'a.tgz', integrity } } }),
    ),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  stops.push(() => server.close());
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const refused = refuseReplaced('a', { site: origin, file: 'a.tgz', integrity: 'sha512-AAAA' });
  if (command === undefined) await refused;
  else await expect(refused).rejects.toThrow(`${origin}/sdk/a${command}`);
});
