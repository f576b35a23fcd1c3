import { registrySchema, siteConfigSchema } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import { mayLoadScript } from './limit-scripts.ts';

const declaration = {
  contract: 1,
  name: 'quiz',
  title: { fr: 'Les quiz', en: 'The quizzes' },
  version: '1.0.0',
  routes: [],
  slots: [],
  nav: [],
  namespaces: [],
  budget: { entry: 8000 },
};
const version = {
  base: 'https://quiz.example/remotes/quiz/1.0.0/',
  container: 'revisoins_quiz',
  declaration,
  integrity: {},
  shared: {},
};
const registry = registrySchema.parse({
  schema: 1,
  remotes: { quiz: { default: '1.0.0', traffic: {}, versions: { '1.0.0': version } } },
});
const config = siteConfigSchema.parse({ apiUrl: 'https://api.example', publishableKey: 'key' });
const page = 'https://revisoins.example/skills';

const may = (url: string, more = {}) =>
  mayLoadScript({ config: { ...config, ...more }, registry }, url, page);

test.each([
  ['/assets/main.js'],
  ['https://revisoins.example/assets/main.js'],
  ['https://quiz.example/remotes/quiz/1.0.0/remoteEntry.js'],
])('loads %s', (url) => expect(may(url)).toBe(true));

test.each([
  ['https://quiz.example/remotes/quiz/2.0.0/remoteEntry.js'],
  ['https://quiz.example/remotes/quiz/1.0.0/../2.0.0/remoteEntry.js'],
  ['https://quiz.example/remotes/quiz/1.0.0/%2e%2e/2.0.0/remoteEntry.js'],
  ['https://quiz.example.evil.example/remotes/quiz/1.0.0/remoteEntry.js'],
  ['https://revisoins.example.evil.example/main.js'],
  ['//evil.example/main.js'],
  ['data:text/javascript,alert(1)'],
  ['javascript:alert(1)'],
  ['blob:https://revisoins.example/1'],
  ['http://localhost:4201/remoteEntry.js'],
  ['https://elevenlabs.io/convai-widget/index.js'],
  ['https://'],
])('does not load %s', (url) => expect(may(url)).toBe(false));

test('loads no script of the voice agent’s party, which has a page of its own', () => {
  expect(
    may('https://elevenlabs.io/convai-widget/index.js', {
      remotes: { voice: { settings: { agentId: 'agent' }, frame: ['microphone'] } },
    }),
  ).toBe(false);
});

test('loads what the operator allows', () => {
  expect(may('http://localhost:4201/remoteEntry.js', { overrideOrigins: ['http://localhost:4201'] })).toBe(
    true,
  );
});
