// @vitest-environment happy-dom
/// <reference types="node" />
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { i18n, language, loadNamespaces, setLanguage, startI18n } from './instance.ts';
import { provideNamespace } from './namespace-sources.ts';

const asked: string[] = [];
let failures = 2;
const missing = new Set(['exam', 'voice']);
const accountAnswers = Promise.withResolvers<void>();
/** Paths that are answered only then. */
const delayed = new Map<string, Promise<void>>();

const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  if (request.url?.includes('/quiz.json') && failures-- > 0) {
    response.writeHead(503).end();
    return;
  }
  if (request.url?.endsWith('/fr/account.json')) {
    void accountAnswers.promise.then(() => response.end('{}'));
    return;
  }
  if ([...missing].some((namespace) => request.url?.includes(`/${namespace}.json`))) {
    response.writeHead(404).end();
    return;
  }
  const tag = request.url?.split('/')[1];
  const answers = delayed.get(request.url ?? '') ?? Promise.resolve();
  void answers.then(() =>
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ hello: tag === 'fr' ? 'Bonjour' : 'Hello' })),
  );
});

let base = '';

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  location.href = `${base}/`;
  for (const namespace of ['shell', 'quiz', 'exam', 'voice', 'account', 'skills'])
    provideNamespace(namespace, (tag) => `${base}/${tag}/${namespace}.json`);
  localStorage.setItem('i18nextLng', 'fr-CA');
  await startI18n(['shell']);
});

afterAll(() => new Promise((closed) => server.close(closed)));

test('starts in the stored language and sets it on the document', () => {
  expect(language()).toBe('fr');
  expect(document.documentElement.lang).toBe('fr-CA');
  expect(i18n.t('shell:hello')).toBe('Bonjour');
});

test('retries a namespace whose server fails', async () => {
  await loadNamespaces(['quiz']);
  expect(i18n.t('quiz:hello')).toBe('Bonjour');
  expect(asked.filter((url) => url.endsWith('/fr/quiz.json'))).toHaveLength(3);
});

test('rejects when a namespace is not there, and tries again the next time', async () => {
  await expect(loadNamespaces(['exam'])).rejects.toMatchObject({ kind: 'unavailable' });
  missing.delete('exam');
  await loadNamespaces(['exam']);
  expect(i18n.t('exam:hello')).toBe('Bonjour');
});

test('takes a namespace from another source when the first has none', async () => {
  await expect(loadNamespaces(['voice'])).rejects.toMatchObject({ kind: 'unavailable' });
  provideNamespace('voice', (tag) => `${base}/${tag}/speech.json`);
  await loadNamespaces(['voice']);
  expect(i18n.t('voice:hello')).toBe('Bonjour');
});

test('replaces the current texts with those of a newer source on request', async () => {
  provideNamespace('voice', (tag) => `${base}/${tag}/older/speech.json`);
  i18n.addResourceBundle('fr', 'voice', { hello: 'Ancien' });
  await loadNamespaces(['voice']);
  expect(i18n.t('voice:hello')).toBe('Ancien');
  await loadNamespaces(['voice'], { reload: true });
  expect(i18n.t('voice:hello')).toBe('Bonjour');
});

test('a read that was slow does not replace the texts of a source that was provided meanwhile', async () => {
  const late = Promise.withResolvers<void>();
  delayed.set('/fr/late/plan.json', late.promise);
  i18n.addResourceBundle('fr', 'plan', { hello: 'Ancien' });
  provideNamespace('plan', (tag) => `${base}/${tag}/late/plan.json`);
  const slow = loadNamespaces(['plan'], { reload: true });
  await expect.poll(() => asked).toContain('/fr/late/plan.json');
  provideNamespace('plan', (tag) => `${base}/${tag === 'fr' ? 'en' : tag}/newest/plan.json`);
  await loadNamespaces(['plan'], { reload: true });
  late.resolve();
  await slow;
  expect(i18n.t('plan:hello')).toBe('Hello');
});

test('loads a namespace while another part’s namespace hangs', async () => {
  const account = loadNamespaces(['account']);
  await loadNamespaces(['skills']);
  expect(i18n.t('skills:hello')).toBe('Bonjour');
  accountAnswers.resolve();
  await account;
});

test('switches every namespace without a reload and keeps the choice', async () => {
  await setLanguage('en');
  expect(['shell', 'quiz', 'skills'].map((namespace) => i18n.t(`${namespace}:hello`))).toEqual([
    'Hello',
    'Hello',
    'Hello',
  ]);
  expect(document.documentElement.lang).toBe('en-CA');
  expect(localStorage.getItem('i18nextLng')).toBe('en');
});

test('switches while the server of one remote hangs, and shows its texts when they come', async () => {
  await setLanguage('fr');
  provideNamespace('late', (tag) => `${base}/${tag}/late.json`);
  await loadNamespaces(['late']);
  const answers = Promise.withResolvers<void>();
  delayed.set('/en/late.json', answers.promise);
  const comes = new Promise<void>((resolve) =>
    i18n.store.on('added', (_, namespace) => namespace === 'late' && resolve()),
  );
  await setLanguage('en');
  expect(['shell:hello', 'late:hello'].map((key) => i18n.t(key))).toEqual(['Hello', 'Bonjour']);
  answers.resolve();
  await comes;
  expect(i18n.t('late:hello')).toBe('Hello');
});
