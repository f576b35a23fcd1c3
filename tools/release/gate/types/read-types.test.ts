import { createServer, type RequestListener } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '@revisoins/types/tree.fixture';
import { remoteTypes } from '../../types.fixture.ts';
import { fetchTypes, readTypes } from './read-types.ts';

const folderWith = (types: unknown) =>
  writeFiles(temporaryFolder('types'), {
    'types.json': typeof types === 'string' ? types : JSON.stringify(types),
  });

describe('readTypes', () => {
  test('reads what a build contains', () => {
    expect(readTypes(folderWith(remoteTypes()))).toEqual({ types: remoteTypes() });
  });

  test('reports that there are none', () => {
    expect(readTypes(temporaryFolder('types'))).toEqual({
      problem: expect.stringContaining('types.json is missing'),
    });
  });

  const { files, uses } = remoteTypes();
  test.each([
    ['a page in its place', '<!doctype html>', 'is not a file of types'],
    [
      'a file that refers to one that is not there',
      { ...remoteTypes(), files: { ...files, 'libs/router/src/index.d.ts': "export * from './gone.ts';" } },
      'refers to ./gone.ts, which is not there',
    ],
    [
      'a file that is not a source',
      { ...remoteTypes(), files: { ...files, 'libs/router/src/index.d.ts': 'export * from;' } },
      'libs/router/src/index.d.ts:1 cannot be parsed',
    ],
    [
      'an absolute import',
      { ...remoteTypes(), files: { ...files, 'libs/router/src/index.d.ts': "export * from '/etc/x.ts';" } },
      'which is not there',
    ],
    [
      'a library without its file',
      { ...remoteTypes(), libraries: { '@revisoins/auth': 'libs/no.d.ts' } },
      'libs/no.d.ts is not there',
    ],
    [
      'a use of a library without types',
      { ...remoteTypes(), uses: { ...uses, '@revisoins/more': { values: [], types: [] } } },
      '@revisoins/more is used',
    ],
    [
      'a path that leads out',
      { ...remoteTypes(), files: { ...files, 'libs/../../x.d.ts': '' } },
      'is not a file of types',
    ],
    [
      'a name that is code',
      { ...remoteTypes(), uses: { '@revisoins/auth': { values: ['x; evil()'], types: [] } } },
      'is not a file of types',
    ],
  ])('refuses %s', (_, types, problem) => {
    expect(readTypes(folderWith(types))).toEqual({ problem: expect.stringContaining(problem) });
  });
});

describe('fetchTypes', () => {
  const stops: (() => void)[] = [];
  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  async function serve(answer: RequestListener): Promise<string> {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    stops.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/remotes/quiz/1.0.0/`;
  }

  test('reads what is served next to the entry', async () => {
    const base = await serve(({ url }, response) =>
      response.end(url === '/remotes/quiz/1.0.0/types.json' ? JSON.stringify(remoteTypes()) : ''),
    );
    expect(await fetchTypes(base)).toEqual({ types: remoteTypes() });
  });

  test('reports the server’s answer', async () => {
    const base = await serve((_, response) => response.writeHead(404).end());
    expect(await fetchTypes(base)).toEqual({ problem: `${base}types.json answers 404` });
  });

  test('does not take a page for types', async () => {
    const base = await serve((_, response) => response.end('<!doctype html>'));
    expect(await fetchTypes(base)).toEqual({ problem: expect.stringContaining('is not a file of types') });
  });

  test('waits no longer than its deadline, also for a body that never ends', async () => {
    for (const answer of [
      () => {},
      (_: unknown, response: { write(text: string): unknown }) => void response.write('{'),
    ] satisfies RequestListener[]) {
      const base = await serve(answer);
      expect(await fetchTypes(base, 50)).toEqual({
        problem: `${base}types.json did not answer within 0.05 s`,
      });
    }
  });

  test('reports that nothing is listening', async () => {
    const base = await serve(() => {});
    stops.splice(0).forEach((stop) => stop());
    expect(await fetchTypes(base)).toEqual({ problem: `${base}types.json cannot be reached` });
  });
});
