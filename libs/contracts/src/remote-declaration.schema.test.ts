import { describe, expect, test } from 'vitest';
import { exposedIds, remoteDeclarationSchema } from './remote-declaration.schema.ts';

const valid = {
  contract: 1,
  name: 'quiz',
  title: { fr: 'Les quiz', en: 'The quizzes' },
  version: '0.1.0',
  routes: [{ id: 'skills', path: '/skills', access: 'signed-in', expose: './routes/v1' }],
  slots: [{ id: 'profile', slot: 'nav.profile', expose: './slots/v1' }],
  sync: './sync/v1',
  nav: [{ to: '/skills', access: 'signed-in', order: 20, label: { fr: 'Compétences', en: 'Skills' } }],
  namespaces: ['quiz'],
  budget: { entry: 7680 },
};

describe('remoteDeclarationSchema', () => {
  test('accepts a whole declaration', () => {
    expect(remoteDeclarationSchema.parse(valid)).toEqual(valid);
  });

  test('accepts a screen that stands alone', () => {
    const alone = { ...valid, routes: [{ ...valid.routes[0], layout: 'focus' }] };
    expect(remoteDeclarationSchema.parse(alone)).toEqual(alone);
  });

  test('accepts one that describes how it is embedded, announced, introduced and shown on the dashboard', () => {
    const words = { fr: 'Les quiz', en: 'The quizzes' };
    const whole = {
      ...valid,
      routes: [{ ...valid.routes[0], role: 'start' }],
      slots: [{ id: 'tip', slot: 'page.top', expose: './slots/v1', order: 10, during: ['quiz'] }],
      embed: {
        title: words,
        start: '/skills',
        attributes: { skill: { path: '/quiz-start/:skillId' }, questions: { query: 'questions' } },
        allow: ['clipboard-write'],
        practice: true,
      },
      announcement: {
        id: 'new',
        to: '/skills',
        title: words,
        body: words,
        action: words,
        quietDuring: ['exam'],
      },
      introduction: [{ order: 10, emoji: '📚', title: words, content: words, highlight: '/skills' }],
      introductionEnd: { order: 10, to: '/quiz/8?questions=5&time=untimed', content: words, action: words },
      takesTrial: true,
      cards: [{ to: '/skills', order: 10, title: words, body: words, action: words }],
    };
    expect(remoteDeclarationSchema.parse(whole)).toEqual(whole);
  });

  test.each([
    ['no contract', { contract: undefined }],
    ['no title', { title: undefined }],
    ['a field that nobody declared', { screens: [] }],
    ['a name with a capital', { name: 'Quiz' }],
    ['a version that is not semantic', { version: 'latest' }],
    ['a relative path', { routes: [{ ...valid.routes[0], path: 'skills' }] }],
    ['a wildcard path', { routes: [{ ...valid.routes[0], path: '/*' }] }],
    ['a layout that no host has', { routes: [{ ...valid.routes[0], layout: 'none' }] }],
    ['an access that does not exist', { routes: [{ ...valid.routes[0], access: 'admin' }] }],
    ['an exposed id without a version', { routes: [{ ...valid.routes[0], expose: './routes' }] }],
    ['a sync without a version', { sync: './sync' }],
    ['a slot that no host has', { slots: [{ id: 'x', slot: 'nav.left', expose: './slots/v1' }] }],
    ['a label in one language only', { nav: [{ ...valid.nav[0], label: { fr: 'Compétences' } }] }],
    ['a role that no host knows', { routes: [{ ...valid.routes[0], role: 'exit' }] }],
    ['an attribute that asks for nothing', { embed: { title: valid.title, attributes: { skill: {} } } }],
    ['a permission that no frame gets', { embed: { title: valid.title, allow: ['camera'] } }],
    [
      'a step with a word for its emoji',
      { introduction: [{ order: 1, emoji: 'new', title: valid.title, content: valid.title }] },
    ],
    [
      'an introduction that ends on another site',
      { introductionEnd: { order: 1, to: '//elsewhere.example', content: valid.title, action: valid.title } },
    ],
    ['a card in one language only', { cards: [{ to: '/skills', order: 1, title: { fr: 'Ici' } }] }],
    ['a budget of nothing', { budget: { entry: 0 } }],
  ])('refuses %s', (_, change) => {
    expect(remoteDeclarationSchema.safeParse({ ...valid, ...change }).success).toBe(false);
  });
});

test('exposedIds names each id once', () => {
  const declaration = remoteDeclarationSchema.parse({
    ...valid,
    routes: [
      ...valid.routes,
      { id: 'quiz', path: '/quiz/:skillId', access: 'signed-in', expose: './routes/v1' },
    ],
  });
  expect(exposedIds(declaration)).toEqual(['./routes/v1', './slots/v1', './sync/v1']);
});

test('a declaration of an unknown contract is refused for that alone, whatever else it holds', () => {
  const { error } = remoteDeclarationSchema.safeParse({ ...valid, contract: 2, screens: [] });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'contract 2 is not one that this host knows (1)',
  ]);
});
