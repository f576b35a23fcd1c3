import { describe, expect, test } from 'vitest';
import { exposedIds, publishedDeclarationSchema, remoteDeclarationSchema, upgradeDeclaration } from './remote-declaration.schema.ts';

const valid = {
  contract: 2,
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
    const alone = { ...valid, routes: [{ ...valid.routes[0], frame: 'focus' }] };
    expect(remoteDeclarationSchema.parse(alone)).toEqual(alone);
  });

  test.each([
    ['an unknown contract', { contract: 3 }],
    ['no title', { title: undefined }],
    ['a field that nobody declared', { screens: [] }],
    ['a name with a capital', { name: 'Quiz' }],
    ['a version that is not semantic', { version: 'latest' }],
    ['a relative path', { routes: [{ ...valid.routes[0], path: 'skills' }] }],
    ['a wildcard path', { routes: [{ ...valid.routes[0], path: '/*' }] }],
    ['a frame that no host has', { routes: [{ ...valid.routes[0], frame: 'none' }] }],
    ['an access that does not exist', { routes: [{ ...valid.routes[0], access: 'admin' }] }],
    ['an exposed id without a version', { routes: [{ ...valid.routes[0], expose: './routes' }] }],
    ['a sync without a version', { sync: './sync' }],
    ['a slot that no host has', { slots: [{ id: 'x', slot: 'nav.left', expose: './slots/v1' }] }],
    ['a label in one language only', { nav: [{ ...valid.nav[0], label: { fr: 'Compétences' } }] }],
    ['a budget of nothing', { budget: { entry: 0 } }],
  ])('refuses %s', (_, change) => {
    expect(remoteDeclarationSchema.safeParse({ ...valid, ...change }).success).toBe(false);
  });
});

test('exposedIds names each id once', () => {
  const declaration = remoteDeclarationSchema.parse({
    ...valid,
    routes: [...valid.routes, { id: 'quiz', path: '/quiz/:skillId', access: 'signed-in', expose: './routes/v1' }],
  });
  expect(exposedIds(declaration)).toEqual(['./routes/v1', './slots/v1', './sync/v1']);
});

describe('what was published for an older contract', () => {
  const { sync: _sync, ...whole } = valid;
  const { title: _title, ...untitled } = { ...whole, contract: 1 };

  test('is known as it was published', () => {
    expect(publishedDeclarationSchema.parse(untitled)).toEqual(untitled);
    expect(publishedDeclarationSchema.parse(valid)).toEqual(valid);
    expect(publishedDeclarationSchema.safeParse({ ...untitled, sync: './sync/v1' }).success).toBe(false);
  });

  test.each([
    ['its own title', { title: valid.title }, valid.title],
    ['the name of its first entry in the navigation', {}, { fr: 'Compétences', en: 'Skills' }],
    ['its name', { nav: [] }, { fr: 'quiz', en: 'quiz' }],
  ])('is upgraded, called by %s', (_by, change, title) => {
    const older = publishedDeclarationSchema.parse({ ...untitled, ...change });
    expect(upgradeDeclaration(older)).toEqual({ ...whole, ...change, title });
    expect(remoteDeclarationSchema.safeParse(upgradeDeclaration(older)).success).toBe(true);
  });

  test('is refused with the contracts that are known, when it is of none', () => {
    const { error } = publishedDeclarationSchema.safeParse({ ...valid, contract: 3 });
    expect(error?.issues[0]?.message).toBe('contract 3 is not one of those that this host knows (1 to 2)');
  });
});
