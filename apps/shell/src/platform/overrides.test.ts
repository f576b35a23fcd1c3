/// <reference types="node" />
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registrySchema } from '@revisoins/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyOverrides } from './apply-overrides.ts';
import { mayOverride } from './overrides.ts';

const declaration = {
  contract: 1,
  name: 'quiz',
  title: { fr: 'Les quiz', en: 'The quizzes' },
  version: '2.0.0',
  routes: [],
  slots: [],
  nav: [],
  namespaces: [],
  budget: { entry: 8000 },
};
const version = (id: string) => ({
  base: `https://quiz.example/remotes/quiz/${id}/`,
  container: `revisoins_quiz_${id.replaceAll('.', '')}`,
  declaration,
  integrity: {},
  shared: {},
});
const registry = registrySchema.parse({
  schema: 1,
  remotes: {
    quiz: {
      default: '1.0.0',
      traffic: { '1.1.0': 10 },
      versions: { '1.0.0': version('1.0.0'), '1.1.0': version('1.1.0') },
    },
  },
});

/** Browsers are no longer given 0.9.0: the page does not contain it. */
const site = {
  registry,
  fetchVersions: async (remote: string) =>
    void Object.assign(registry.remotes[remote]?.versions ?? {}, { '0.9.0': version('0.9.0') }),
};

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const expiring = (expires: string, name = 'quiz') => ({
  schema: 1,
  created: '2026-11-01T10:00:00.000Z',
  expires,
  folder: '0123abcd',
  build: {
    container: 'revisoins_quiz_branch',
    declaration: { ...declaration, name },
    integrity: { 'remoteEntry.js': hash('0;') },
    shared: {},
  },
});
const previews: Record<string, object> = {
  '/previews/quiz/my-branch/preview.json': expiring('2999-01-01T00:00:00.000Z'),
  '/previews/cards/new/preview.json': expiring('2999-01-01T00:00:00.000Z', 'cards'),
  '/previews/quiz/stranger/preview.json': expiring('2999-01-01T00:00:00.000Z', 'exam'),
  '/previews/quiz/old/preview.json': expiring('2026-01-01T00:00:00.000Z'),
};

const server = createServer((request, response) => {
  if (request.url === '/remoteEntry.js') return void response.end('0;');
  const body =
    request.url === '/remote.json'
      ? declaration
      : request.url === '/build.json'
        ? { container: 'revisoins_quiz_dev', shared: {}, integrity: { 'assets/quiz.js': hash('quiz') } }
        : (previews[request.url ?? ''] ?? null);
  if (request.url === '/previews/quiz/page/preview.json') return void response.end('<!doctype html>');
  if (body) response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  else response.writeHead(404).end();
});
let address = '';
const nowhere = { allowedOrigins: [], platform: 'http://localhost:1' };
const here = () => ({ allowedOrigins: [address], platform: address });

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((closed) => server.close(closed)));

test('serves another published version to this browser alone', async () => {
  const applied = await applyOverrides(site, { quiz: { kind: 'version', version: '1.1.0' } }, nowhere);
  expect(applied.registry.remotes.quiz).toMatchObject({
    default: '1.1.0',
    traffic: {},
    lastKnownGood: '1.0.0',
  });
  expect(registry.remotes.quiz?.default).toBe('1.0.0');
});

test('fetches a version that is no longer served to anybody', async () => {
  const applied = await applyOverrides(site, { quiz: { kind: 'version', version: '0.9.0' } }, nowhere);
  expect(applied.registry.remotes.quiz).toMatchObject({
    default: '0.9.0',
    lastKnownGood: '1.0.0',
    versions: { '0.9.0': version('0.9.0') },
  });
});

test('serves a build from an address that the operator allows, with the site’s version behind it', async () => {
  const applied = await applyOverrides(site, { quiz: { kind: 'address', base: address } }, here());
  expect(applied.registry.remotes.quiz).toMatchObject({ default: '2.0.0-override', lastKnownGood: '1.0.0' });
  expect(applied.registry.remotes.quiz?.versions['2.0.0-override']).toMatchObject({
    base: `${address}/`,
    container: 'revisoins_quiz_dev',
    integrity: {
      'assets/quiz.js': hash('quiz'),
      'remoteEntry.js': hash('0;'),
    },
  });
  expect(registrySchema.safeParse(applied.registry).success).toBe(true);
});

test('a preview replaces the site’s version, which remains as its fallback', async () => {
  const applied = await applyOverrides(site, { quiz: { kind: 'preview', name: 'my-branch' } }, here());
  expect(applied.registry.remotes.quiz).toMatchObject({
    default: '2.0.0-preview.my-branch',
    traffic: {},
    lastKnownGood: '1.0.0',
  });
  expect(applied.registry.remotes.quiz?.versions['2.0.0-preview.my-branch']).toMatchObject({
    base: `${address}/previews/quiz/my-branch/0123abcd/`,
    integrity: { 'remoteEntry.js': hash('0;') },
  });
  expect(applied.until.quiz).toEqual(new Date('2999-01-01T00:00:00.000Z'));
  expect(registrySchema.safeParse(applied.registry).success).toBe(true);
});

test('a preview may be of a remote that the site does not have yet', async () => {
  const applied = await applyOverrides(site, { cards: { kind: 'preview', name: 'new' } }, here());
  expect(applied.registry.remotes.cards).toMatchObject({ default: '2.0.0-preview.new', traffic: {} });
  expect(applied.unpublished).toEqual(['cards']);
  expect(registry.remotes.cards).toBeUndefined();
});

test.each([
  ['has expired', 'old'],
  ['was removed', 'removed'],
  ['is a page of the host, where there is no file', 'page'],
  ['is of another remote', 'stranger'],
])('a preview that %s is gone, and the site’s version runs', async (_, name) => {
  const applied = await applyOverrides(site, { quiz: { kind: 'preview', name } }, here());
  expect(applied).toMatchObject({ active: {}, refused: {}, gone: { quiz: name } });
  expect(applied.registry.remotes.quiz?.default).toBe('1.0.0');
});

test('a preview whose server does not answer is not reported as gone', async () => {
  const applied = await applyOverrides(site, { quiz: { kind: 'preview', name: 'my-branch' } }, nowhere);
  expect(applied).toMatchObject({ active: {}, gone: {} });
  expect(Object.keys(applied.refused)).toEqual(['quiz']);
});

test.each([
  [
    'an address that nobody allowed',
    'quiz',
    { kind: 'address', base: 'https://evil.example/' },
    'not an address that this site allows',
  ],
  ['a version that is not there', 'quiz', { kind: 'version', version: '9.0.0' }, 'no version 9.0.0'],
  ['a remote that is not there', 'flashcards', { kind: 'version', version: '1.0.0' }, 'no remote'],
] as const)('leaves the site’s choice for %s, and says why', async (_, remote, override, reason) => {
  const applied = await applyOverrides(
    site,
    { [remote]: override },
    {
      ...nowhere,
      allowedOrigins: ['http://localhost:4201'],
    },
  );
  expect(applied.registry).toEqual(registry);
  expect(applied.refused[remote]).toContain(reason);
});

test('keeps the site’s choice when the address returns nothing usable', async () => {
  const elsewhere = { quiz: { kind: 'address', base: `${address}/elsewhere/` } } as const;
  const applied = await applyOverrides(site, elsewhere, here());
  expect(applied.registry).toEqual(registry);
  expect(applied.refused.quiz).toContain('404');
});

test.each([
  ['http://localhost:4201/', true],
  ['http://localhost:4201/remotes/', true],
  ['http://localhost:4202/', false],
  ['http://localhost:4201.evil.example/', false],
  ['nonsense', false],
])('%s may override: %s', (base, expected) => {
  expect(mayOverride(base, ['http://localhost:4201'])).toBe(expected);
});
