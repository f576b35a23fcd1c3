import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { remoteDeclarationSchema, type Registry, type RemoteDeclaration } from '@revisoins/contracts';
import { firstScreen, isEmbeddable, readEmbedRequest } from './embed-request.ts';

const read = (path: string) => readEmbedRequest(`https://revisoins.example${path}`);

test('keeps what is the remote’s and takes what is the embedding’s', () => {
  expect(
    read(
      '/embed/quiz/quiz-start/8?questions=5&practice=1&lang=en&theme=dark&parent=https%3A%2F%2Fcegep.example',
    ),
  ).toEqual({
    remote: 'quiz',
    start: '/quiz-start/8?questions=5',
    practice: true,
    lang: 'en',
    theme: 'dark',
    parent: 'https://cegep.example',
  });
});

test.each(['/embed/quiz', '/embed/quiz/'])('%s leaves the first screen to the remote', (path) => {
  expect(read(path)).toEqual({
    remote: 'quiz',
    start: undefined,
    practice: false,
    lang: 'fr',
    theme: 'light',
    parent: null,
  });
});

test('takes unknown words for the first of their list', () => {
  expect(read('/embed/quiz?lang=xx&theme=%3Cscript%3E')).toMatchObject({ lang: 'fr', theme: 'light' });
});

test('a remote may be embedded when its default version declares it', () => {
  const declared = { declaration: { embed: {} } };
  const registry = {
    remotes: {
      quiz: { default: '2.0.0', versions: { '2.0.0': declared } },
      exam: { default: '2.0.0', versions: { '1.0.0': declared, '2.0.0': { declaration: {} } } },
      voice: { default: '2.0.0', versions: {} },
    },
  } as unknown as Registry;
  const embeddable = ['quiz', 'exam', 'voice', 'account', 'constructor', '__proto__'].filter((name) =>
    isEmbeddable(registry, name),
  );
  expect(embeddable).toEqual(['quiz']);
});

const entry = (to: string, access: string, order: number) => ({ to, access, order });
test.each([
  [
    'the first entry for learners',
    {
      nav: [
        entry('/login', 'signed-out', 1),
        entry('/later', 'everyone', 3),
        entry('/sooner', 'signed-in', 2),
      ],
      routes: [{ path: '/route' }],
    },
    '/sooner',
  ],
  ['its first route', { nav: [entry('/login', 'signed-out', 1)], routes: [{ path: '/route' }] }, '/route'],
  ['the root', { nav: [], routes: [] }, '/'],
])('a remote begins with %s', (_what, declaration, path) => {
  expect(firstScreen(declaration as unknown as RemoteDeclaration)).toBe(path);
});

test.each([
  ['quiz', '/skills'],
  ['exam', '/exam-simulation'],
  ['voice', '/thalia-voice'],
  ['account', '/dashboard'],
])('%s begins with %s', (remote, path) => {
  const declaration = remoteDeclarationSchema.parse(
    JSON.parse(readFileSync(new URL(`../../../${remote}/remote.json`, import.meta.url), 'utf8')),
  );
  expect(firstScreen(declaration)).toBe(path);
});
