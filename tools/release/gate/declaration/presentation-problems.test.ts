import type { RemoteDeclaration } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import { declarationFixture, registryFixture, versionFixture } from '../../registry.fixture.ts';
import { ownershipProblems } from './ownership-problems.ts';
import { declarationProblems } from './read-declaration.ts';

const words = (fr: string, en = `${fr}, in English`) => ({ fr, en });
const route = (id: string, path: string, more: Partial<RemoteDeclaration['routes'][number]> = {}) =>
  ({ id, path, access: 'signed-in', expose: './routes/v1', ...more }) as const;
const card = {
  to: '/cards',
  order: 1,
  title: words('Cartes'),
  body: words('Des cartes.'),
  action: words('Voir'),
};
const announcement = {
  id: 'new',
  to: '/cards',
  title: words('Neuf'),
  body: words('Voici.'),
  action: words('Voir'),
};
const step = { order: 1, emoji: '🃏', title: words('Cartes'), content: words('Des cartes.') };

const end = { order: 1, to: '/cards/3?count=5', content: words('Cinq cartes.'), action: words('Voir') };

const whole: Partial<RemoteDeclaration> = {
  routes: [route('home', '/cards', { role: 'start' }), route('one', '/cards/:cardId')],
  embed: {
    title: words('Cartes'),
    start: '/cards',
    attributes: { card: { path: '/cards/:cardId' }, count: { query: 'count' } },
    allow: ['clipboard-write'],
  },
  announcement,
  introduction: [{ ...step, highlight: '/cards' }],
  introductionEnd: end,
  cards: [card],
};
const problems = (change: Partial<RemoteDeclaration>) =>
  declarationProblems(declarationFixture('cards', { ...whole, ...change }), 'cards');
const embed = (change: object) => ({ embed: { title: words('Cartes'), ...change } });

test('a remote may declare how it is embedded, announced, introduced and shown on the dashboard', () => {
  expect(problems({})).toEqual([]);
});

test.each<[string, Partial<RemoteDeclaration>, string]>([
  ['a start of somebody else', embed({ start: '/exam' }), '"embed" starts with /exam'],
  ['a start with a parameter', embed({ start: '/cards/:cardId' }), '"embed" starts with /cards/:cardId'],
  [
    'an attribute for a path of somebody else',
    embed({ attributes: { card: { path: '/exam/:id' } } }),
    'The attribute "card" of "embed" asks for /exam/:id',
  ],
  [
    'an attribute that its path has no place for',
    embed({ attributes: { card: { path: '/cards' } } }),
    'not a route of this remote with one parameter',
  ],
  [
    'an attribute that every element has',
    embed({ attributes: { theme: { query: 'colour' } } }),
    'an attribute "theme", which elements of pages have already',
  ],
  [
    'an attribute that runs code',
    embed({ attributes: { onload: { query: 'load' } } }),
    'an attribute "onload", which elements of pages have already',
  ],
  [
    'a parameter that the frame has',
    embed({ attributes: { page: { query: 'parent' } } }),
    'the parameter "parent" of the address',
  ],
  [
    'seven attributes',
    embed({ attributes: Object.fromEntries([...'abcdefg'].map((name) => [name, { query: name }])) }),
    '"embed" has 7 attributes',
  ],
  [
    'an announcement that leads elsewhere',
    { announcement: { ...announcement, to: '/exam' } },
    'The announcement leads to /exam',
  ],
  ['a card that leads to a parameter', { cards: [{ ...card, to: '/cards/:cardId' }] }, 'The card 1 leads to'],
  [
    'a step that lights what is not in the navigation',
    { introduction: [{ ...step, highlight: '/exam' }] },
    'The step 1 of the introduction lights /exam',
  ],
  [
    'an introduction that ends elsewhere',
    { introductionEnd: { ...end, to: '/exam/3' } },
    'The end of the introduction leads to /exam/3',
  ],
  ['a trial that nothing takes over', { takesTrial: true }, '"takesTrial" needs a "sync"'],
  ['four cards', { cards: [card, card, card, card] }, 'It has 4 cards on the dashboard, more than the 3'],
  [
    'five steps',
    { introduction: [step, step, step, step, step] },
    'It has 5 steps in the introduction, more than the 4',
  ],
  [
    'a card of 400 characters',
    { cards: [{ ...card, body: words('x'.repeat(400)) }] },
    'The text of the card 1 (fr) has 400 characters, more than the 200',
  ],
  [
    'an announcement of blanks',
    { announcement: { ...announcement, title: words('  ') } },
    'The title of the announcement (fr) is blank',
  ],
  [
    'a step that nobody translated',
    { introduction: [{ ...step, content: words('Pareil.', 'Pareil.') }] },
    'The text of the step 1 of the introduction is the same in French and English',
  ],
  [
    'a role that nobody may stay in',
    { routes: [route('home', '/cards', { role: 'sign-in' })] },
    'has the role "sign-in" and the access "signed-in"',
  ],
  [
    'a role twice',
    { routes: [route('home', '/cards', { role: 'home' }), route('one', '/cards/one', { role: 'home' })] },
    'The route "one" has the role "home" of another route',
  ],
  [
    'a role for a path with a parameter',
    { routes: [route('home', '/cards'), route('one', '/cards/:cardId', { role: 'home' })] },
    'a path with a parameter (/cards/:cardId)',
  ],
  [
    'a page of a skill without a parameter for the skill',
    { routes: [route('home', '/cards', { role: 'skill' })] },
    'has the role "skill" and the path /cards; it needs one parameter',
  ],
  [
    'a declaration that no page can contain',
    { namespaces: Array.from({ length: 500 }, (_, index) => `cards-of-a-long-name-${index}`) },
    'more than the 8192 that every page can contain',
  ],
])('%s is refused', (_, change, sentence) => {
  expect(problems(change).join('\n')).toContain(sentence);
});

test('a role belongs to the live remote that has it', () => {
  const routes = [route('home', '/account', { role: 'home' })];
  const registry = registryFixture('account', ['1.0.0'], {
    versions: {
      '1.0.0': versionFixture('account', '1.0.0', { declaration: declarationFixture('account', { routes }) }),
    },
  });
  const cards = declarationFixture('cards', { routes: [route('home', '/cards', { role: 'home' })] });
  expect(ownershipProblems(cards, registry)).toEqual([
    expect.stringContaining('The role "home" of the route "home" belongs to account'),
  ]);
});
