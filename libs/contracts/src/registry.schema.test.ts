import { expect, test } from 'vitest';
import { registrySchema } from './registry.schema.ts';

const version = {
  base: 'https://cdn.example/remotes/quiz/1.0.0/',
  container: 'revisoins_quiz_ab12cd34',
  declaration: {
    contract: 1,
    name: 'quiz',
    title: { fr: 'Les quiz', en: 'The quizzes' },
    version: '1.0.0',
    routes: [],
    slots: [],
    nav: [],
    namespaces: [],
    budget: { entry: 7680 },
  },
  integrity: { 'remoteEntry.js': `sha384-${'A'.repeat(64)}` },
  shared: { react: '^19.3.1' },
};
const quiz = {
  default: '1.0.0',
  traffic: { '1.1.0': 10 },
  lastKnownGood: '1.0.0',
  versions: { '1.0.0': version, '1.1.0': version },
};
const registry = (change: object = {}) => ({ schema: 1, remotes: { quiz: { ...quiz, ...change } } });

test('accepts a registry with a canary that gets a share of the traffic', () => {
  expect(registrySchema.parse(registry())).toEqual(registry());
});

test.each([
  ['a default that is not listed', { default: '2.0.0' }],
  ['traffic for a version that is not listed', { traffic: { '2.0.0': 10 } }],
  ['a last known good version that is not listed', { lastKnownGood: '0.9.0' }],
  ['more than all of the traffic', { traffic: { '1.0.0': 60, '1.1.0': 60 } }],
  ['a share that is not a percentage', { traffic: { '1.1.0': 101 } }],
  [
    'a base without a trailing slash',
    { versions: { ...quiz.versions, '1.0.0': { ...version, base: 'https://cdn.example/x' } } },
  ],
  [
    'a hash of another kind',
    { versions: { ...quiz.versions, '1.0.0': { ...version, integrity: { 'a.js': 'sha256-x' } } } },
  ],
])('refuses %s', (_, change) => {
  expect(registrySchema.safeParse(registry(change)).success).toBe(false);
});
