import { expect, test } from 'vitest';
import { isEcho } from './echo.ts';

const said = 'Au repos, le cœur d’un adulte bat de 60 à 100 fois par minute.';

test.each([
  ['le cœur d’un adulte', true],
  ['au repos le coeur bat', true],
  ['', true],
  ['et chez l’enfant', false],
  ['arrête', false],
  ['d’accord et chez une femme enceinte', false],
])('of %j, an echo is %s', (heard, echo) => {
  expect(isEcho(heard, said)).toBe(echo);
});
