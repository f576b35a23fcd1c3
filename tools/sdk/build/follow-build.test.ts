import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstDeclaration } from '@revisoins/release/new-remote/first-declaration';
import { rspack } from '@rspack/core';
import { afterEach, expect, test } from 'vitest';
import { followBuild } from './follow-build.ts';
import { readOwnDeclaration } from '../inside/own-declaration.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(ends.splice(0).map((end) => end())));

const declared = firstDeclaration('cards', 60);

/** A remote whose build is followed. */
async function follow() {
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-followed-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, 'dist'));
  write('remote.json', JSON.stringify(declared));
  write('index.js', 'console.log("first");');
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: './index.js',
    output: { path: join(folder, 'dist') },
    plugins: [new rspack.CopyRspackPlugin({ patterns: [{ from: 'remote.json' }] })],
  });
  const said: string[] = [];
  let builds = 0;
  followBuild(compiler, {
    readDeclaration: () => readOwnDeclaration(folder),
    built: () => (builds += 1),
    print: (text) => said.push(text),
  });
  ends.push(() => new Promise((resolve) => compiler.close(resolve)));
  await expect.poll(() => builds, { timeout: 30_000 }).toBeGreaterThan(0);
  const served = (name: string) => readFileSync(join(folder, 'dist', name), 'utf8');
  return { compiler, write, said, served };
}

test.each([
  ['is no JSON', '{ broken', 'remote.json is not JSON; look at line 1, column 3.'],
  ['is of another contract', JSON.stringify({ ...declared, contract: 7 }), 'remote.json, contract: '],
])(
  'a declaration that %s is said, and what was served stays, until it is right again',
  async (_, text, sentence) => {
    const { write, said, served } = await follow();
    const before = served('remote.json');
    write('remote.json', text);
    await expect.poll(() => said.join('\n'), { timeout: 30_000 }).toContain(sentence);
    expect(said.at(-1)).toContain('What was served before still is.');
    expect(served('remote.json')).toBe(before);
    write('remote.json', JSON.stringify(declared));
    await expect.poll(() => said.at(-1), { timeout: 30_000 }).toContain('It is built again');
  },
);

test('a declaration that becomes wrong while it is built is not served', async () => {
  const { compiler, write, said, served } = await follow();
  const before = served('remote.json');
  const wrong = JSON.stringify({ ...declared, contract: 7 });
  compiler.hooks.compile.tap('saved meanwhile', () => write('remote.json', wrong));
  write('index.js', 'console.log("second");');
  await expect.poll(() => said.join('\n'), { timeout: 30_000 }).toContain('remote.json, contract: ');
  expect(served('remote.json')).toBe(before);
});

test('a source that cannot be read is said, and that it is built again', async () => {
  const { write, said, served } = await follow();
  write('index.js', 'console.log(;');
  await expect.poll(() => said.at(-1), { timeout: 30_000 }).toContain('What was served before still is.');
  expect(served('main.js')).toContain('first');
  write('index.js', 'console.log("second");');
  await expect.poll(() => said.at(-1), { timeout: 30_000 }).toContain('It is built again');
  expect(served('main.js')).toContain('second');
});

test('a change between two good builds says nothing', async () => {
  const { write, said, served } = await follow();
  write('index.js', 'console.log("second");');
  await expect.poll(() => served('main.js'), { timeout: 30_000 }).toContain('second');
  expect(said).toEqual([]);
});
