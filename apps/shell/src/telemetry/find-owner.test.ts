import { registrySchema } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import { findOwner } from './find-owner.ts';

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
const base = 'https://parts.example/remotes/quiz/1.1.0/';
const registry = registrySchema.parse({
  schema: 1,
  remotes: {
    quiz: {
      default: '1.1.0',
      traffic: {},
      versions: { '1.1.0': { base, container: 'quiz', declaration, integrity: {}, shared: {} } },
    },
  },
});

test.each([
  [`${base}assets/skills.js`, { owner: 'quiz', version: '1.1.0' }],
  ['https://revisoins.example/assets/main.js', { owner: 'shell' }],
  ['https://revisoins.example.evil.example/main.js', undefined],
  ['chrome-extension://abc/inject.js', undefined],
  ['', undefined],
])('%s belongs to whoever serves it', (url, owner) => {
  expect(findOwner(url, registry, 'https://revisoins.example')).toEqual(owner);
});
