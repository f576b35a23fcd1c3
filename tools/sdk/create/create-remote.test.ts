import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { remoteDeclarationSchema, type Registry } from '@revisoins/contracts';
import { declarationFixture } from '@revisoins/release/registry.fixture';
import { root } from '@revisoins/workspace/paths';
import { afterEach, expect, test, vi } from 'vitest';
import { createRemote } from './create-remote.ts';

// Another Vitest is started, which takes longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const run = promisify(execFile);

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

const tarball = 'the packages';
const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;

interface Site {
  contract?: number;
  tarball?: string;
  index?: boolean;
}

/** A site with `quiz` on it, and packages. */
async function site({ contract = 1, tarball: served = tarball, index = true }: Site = {}): Promise<string> {
  const registered = {
    base: 'https://quiz.example/',
    container: 'revisoins_quiz',
    declaration: { ...declarationFixture('quiz'), namespaces: ['quiz', 'skills'] },
    integrity: {},
    shared: {},
  };
  const registry: Registry = {
    schema: 1,
    remotes: { quiz: { default: '1.0.0', traffic: {}, versions: { '1.0.0': registered } } },
  };
  const names = ['build', 'release', 'sdk', 'testing'];
  const packages = Object.fromEntries(
    names.map((name) => [`@revisoins/${name}`, { version: '0.1.0', file: `${name}.tgz`, integrity }]),
  );
  const config = { apiUrl: 'https://api.example', publishableKey: 'key' };
  const inlined = (id: string, data: unknown) =>
    `<script type="application/json" id="${id}">${JSON.stringify(data)}</script>`;
  const server = createServer(({ url = '/' }, response) => {
    if (url === '/sdk/index.json')
      return void response
        .writeHead(index ? 200 : 404)
        .end(JSON.stringify({ schema: 1, contract, packages }));
    if (url.endsWith('.tgz')) return void response.end(served);
    response.end(inlined('revisoins-config', config) + inlined('revisoins-registry', registry));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  stops.push(() => server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

const emptyFolder = () => mkdtempSync(join(tmpdir(), 'revisoins-create-'));

test('creates a remote with the packages of the site', async () => {
  const [address, folder] = [await site(), emptyFolder()];
  expect(await createRemote('flash-cards', address, folder)).toContain('npm run publish');
  const read = (file: string) => readFileSync(join(folder, 'flash-cards', file), 'utf8');
  const declaration = remoteDeclarationSchema.parse(JSON.parse(read('remote.json')));
  expect(declaration).toMatchObject({ name: 'flash-cards', slots: [{ slot: 'dashboard.top' }] });
  expect(JSON.parse(read('package.json'))).toMatchObject({
    devDependencies: { '@revisoins/sdk': `${address}/sdk/sdk.tgz` },
  });
  expect(Object.keys(JSON.parse(read('locales/fr/flash-cards.json')) as object)).toEqual(
    Object.keys(JSON.parse(read('locales/en/flash-cards.json')) as object),
  );
});

test('the workflow for CI and the README name only commands that the new remote has', async () => {
  const folder = emptyFolder();
  await createRemote('cards', await site(), folder);
  const read = (file: string) => readFileSync(join(folder, 'cards', file), 'utf8');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = (file: string) =>
    [...read(file).matchAll(/npm (?:run )?(?!ci\b)(\w+)/g)].map(([, script = '']) => script);
  const [workflow, readme] = ['.github/workflows/check.yml', 'README.md'].map(named);
  expect(workflow).toEqual(['test', 'build']);
  expect(readme).toEqual(['dev', 'test', 'build', 'check', 'publish']);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['dev', 'test', 'build', 'check', 'publish']));
});

test('a team that has deleted the tests of its new remote is told so, and nothing fails', async () => {
  const folder = emptyFolder();
  await createRemote('cards', await site(), folder);
  const { scripts } = JSON.parse(readFileSync(join(folder, 'cards/package.json'), 'utf8')) as {
    scripts: { test: string };
  };
  const [, words = ''] = / vitest (.+)$/.exec(scripts.test) ?? [];
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const { stdout } = await run('node', [program, ...words.split(' ')], { cwd: emptyFolder() });
  expect(stdout).toContain('No test files found, exiting with code 0');
});

test('the card that a new remote shows in a place of the host leaves the room around it to the host', async () => {
  const folder = emptyFolder();
  await createRemote('cards', await site(), folder);
  const read = (file: string) => readFileSync(join(folder, 'cards/src', file), 'utf8');
  const [, name = ''] = /<section className={styles\.(\w+)}>/.exec(read('today.tsx')) ?? [];
  const [, rules = ''] = new RegExp(`^\\.${name} \\{([^}]+)\\}`, 'm').exec(read('home.module.css')) ?? [];
  expect(rules).toContain('padding');
  expect(rules).not.toContain('margin');
});

test.each<[string, Site, string, string]>([
  ['a name that is taken', {}, 'quiz', 'has a remote "quiz" already'],
  ['a name that is none', {}, 'Flash', '"Flash" is not a name for a remote'],
  ['the name of the host', {}, 'shell', 'the host of all remotes has it'],
  ['the name of texts that others show', {}, 'skills', 'The namespace "skills" belongs to quiz'],
  ["a name where the shell's server answers", {}, 'embed', 'below /embed'],
  ['a name where a page would be', {}, 'sdk', 'no place for a remote "sdk"; choose another name'],
  ['a name of a page of the shell', {}, 'about', 'belongs to the shell; choose another path'],
  ['another contract', { contract: 2 }, 'cards', 'this program knows contract 1. Run that of the site'],
  ['a changed package', { tarball: 'other packages' }, 'cards', 'was changed on the way or on the server'],
  ['a site without packages', { index: false }, 'cards', 'serves no packages'],
])('%s is refused with a sentence, and nothing is made', async (_, settings, name, sentence) => {
  const folder = emptyFolder();
  await expect(createRemote(name, await site(settings), folder)).rejects.toThrow(sentence);
  expect(existsSync(join(folder, name))).toBe(false);
});

test('an address without a site, and a folder that is not empty, are refused', async () => {
  const folder = emptyFolder();
  await expect(createRemote('cards', 'http://127.0.0.1:1', folder)).rejects.toThrow('does not answer');
  await expect(createRemote('cards', 'revisoins', folder)).rejects.toThrow('is not the address of a site');
  const address = await site();
  await createRemote('cards', address, folder);
  writeFileSync(join(folder, 'cards/remote.json'), 'mine');
  await expect(createRemote('cards', address, folder)).rejects.toThrow('not empty');
  expect(readFileSync(join(folder, 'cards/remote.json'), 'utf8')).toBe('mine');
});
