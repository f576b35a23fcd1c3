import { expect, test } from 'vitest';
import { siteConfigSchema } from './site-config.schema.ts';

const config = { apiUrl: 'https://api.example', publishableKey: 'pk' };
const withParents = (...parents: string[]) =>
  siteConfigSchema.safeParse({ ...config, embedding: { parents } }).success;

test.each<[string, Record<string, string[]>, boolean]>([
  ['a permission that remotes may ask for', { cards: ['microphone'] }, true],
  ['another permission', { cards: ['camera'] }, false],
  ['what is not a name of a remote', { 'cards"; x': ['microphone'] }, false],
])('refusing a remote %s', (_, refused, expected) => {
  const embedding = { parents: [], refused };
  expect(siteConfigSchema.safeParse({ ...config, embedding }).success).toBe(expected);
});

test('a site needs no institutions', () => expect(siteConfigSchema.safeParse(config).success).toBe(true));

test.each(['https://www.cegep.example', 'http://localhost:4210', 'https://cours.cegep.example:8443'])(
  'takes the origin %s',
  (parent) => expect(withParents(parent)).toBe(true),
);

test.each([
  '*',
  'https://*.cegep.example',
  'https://cegep.example/',
  'https://cegep.example/cours',
  'cegep.example',
  'null',
  "https://a.example 'self'",
  'HTTPS://A.example',
  'javascript:alert(1)',
])('refuses %s', (parent) => expect(withParents(parent)).toBe(false));
