import { registrySchema } from '@revisoins/contracts';
import { describe, expect, test } from 'vitest';
import { filesToPreload, type Visit } from './files-to-preload.ts';

const hash = `sha384-${'A'.repeat(64)}`;
const base = 'https://quiz.example/remotes/quiz/1.0.0/';
const version = (at: string, integrity = { 'remoteEntry.js': hash } as Record<string, string>) => ({
  base: at,
  container: 'revisoins_quiz',
  declaration: {
    contract: 1,
    name: 'quiz',
    title: { fr: 'Les quiz', en: 'The quizzes' },
    version: '1.0.0',
    routes: [
      { id: 'skills', path: '/skills', access: 'signed-in', expose: './routes/v1' },
      { id: 'try', path: '/try/:skillId', access: 'everyone', expose: './routes/v1' },
    ],
    slots: [],
    nav: [],
    namespaces: ['quiz'],
    budget: { entry: 8000 },
  },
  integrity,
  shared: { react: '^19.0.0' },
  preload: { skills: ['assets/skills.1.js', 'assets/skills.1.css'] },
});
const registryWithQuiz = (quiz: object) => registrySchema.parse({ schema: 1, remotes: { quiz } });
const registry = registryWithQuiz({ default: '1.0.0', traffic: {}, versions: { '1.0.0': version(base) } });
const visit = {
  pathname: '/skills',
  browserId: 'a',
  isSignedIn: true,
  language: 'en',
  provided: { react: ['19.3.1'] },
  pinned: () => undefined,
  override: () => undefined,
};

test('names the entry, the files of the route and the texts in the language of the page', () => {
  expect(filesToPreload(registry, visit)).toEqual([
    `${base}remoteEntry.js`,
    `${base}assets/skills.1.js`,
    `${base}assets/skills.1.css`,
    `${base}locales/en/quiz.json`,
  ]);
});

test('names only the entry and the texts for a route without listed files', () => {
  expect(filesToPreload(registry, { ...visit, pathname: '/try/3' })).toEqual([
    `${base}remoteEntry.js`,
    `${base}locales/en/quiz.json`,
  ]);
});

test.each([
  ['a page that the guard refuses', { isSignedIn: false }],
  ['an address of no remote', { pathname: '/about' }],
  ['a version that wants what the host does not have', { provided: { react: ['18.3.1'] } }],
  ['a pinned version that the page does not contain', { pinned: () => '0.9.0' }],
  [
    'another published version that the page does not contain',
    { override: () => ({ kind: 'version', version: '0.9.0' }) },
  ],
  ['a build of a team', { override: () => ({ kind: 'address', base: 'http://localhost:4201/' }) }],
  ['a preview', { override: () => ({ kind: 'preview', name: 'my-branch' }) }],
])('preloads nothing for %s', (_, change) => {
  expect(filesToPreload(registry, { ...visit, ...change } as Visit)).toEqual([]);
});

test('preloads nothing of a build that is not pinned', () => {
  const developed = registryWithQuiz({
    default: '1.0.0',
    traffic: {},
    versions: { '1.0.0': version('http://localhost:4201/', {}) },
  });
  expect(filesToPreload(developed, visit)).toEqual([]);
});

describe('with two versions', () => {
  const other = 'https://quiz.example/remotes/quiz/1.1.0/';
  const split = registryWithQuiz({
    default: '1.0.0',
    traffic: { '1.1.0': 100 },
    versions: { '1.0.0': version(base), '1.1.0': version(other) },
  });

  test.each([
    ['the share of this browser', {}, other],
    ['a pin', { pinned: () => '1.0.0' }, base],
    ['an override', { override: () => ({ kind: 'version', version: '1.0.0' }) }, base],
  ])('takes the version that the loader will take: %s', (_, change, expected) => {
    expect(filesToPreload(split, { ...visit, ...change } as Visit)[0]).toBe(`${expected}remoteEntry.js`);
  });
});
