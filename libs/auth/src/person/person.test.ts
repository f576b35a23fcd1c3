import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayName } from './person.ts';
import { initials } from './person.ts';
import { isEmail } from '../input/input-problem.ts';

test.each([
  [{ username: 'lea_t', first_name: 'Léa', last_name: 'Tremblay', email: 'lt@x.ca' }, 'lea_t', 'LE'],
  [{ username: ' ', first_name: 'Léa', last_name: 'Tremblay', email: 'lt@x.ca' }, 'Léa Tremblay', 'LT'],
  [{ username: null, first_name: 'Élodie', last_name: null, email: 'lt@x.ca' }, 'Élodie', 'É'],
  [{ username: null, first_name: null, last_name: 'Roy', email: 'lt@x.ca' }, 'lt', 'R'],
  [{ email: 'lt@x.ca' }, 'lt', 'L'],
  [{ username: 'e\u0301lo', email: 'lt@x.ca' }, 'élo', 'ÉL'],
  [{ username: '👩‍⚕️a', email: 'lt@x.ca' }, '👩‍⚕️a', '👩‍⚕️A'],
  [{}, 'Utilisateur', ''],
])('%j is called %j, in short %j', (person, name, short) => {
  expect([displayName(person), initials(person)]).toEqual([name, short]);
});

test('names somebody unknown in the language given', () => {
  expect(displayName({}, 'User')).toBe('User');
});

test.each([
  ['lea@example.ca', true],
  ['lea.roy+quiz@sous.domaine.example.ca', true],
  ['éléonore@exemple.québec', true],
  ['lea@example', false],
  ['lea@@example.ca', false],
  ['lea example@x.ca', false],
  ['lea@example..ca', false],
  ['@example.ca', false],
  ['', false],
  [`${'a'.repeat(245)}@x.quebec`, true],
  [`${'a'.repeat(246)}@x.quebec`, false],
])('isEmail(%j) is %s', (text, valid) => {
  expect(isEmail(text)).toBe(valid);
});

test('isEmail holds for every ordinary address', () => {
  const property = fc.property(fc.emailAddress(), (address) => isEmail(address) === address.length <= 254);
  expect(fc.check(property)).toMatchObject({ failed: false, counterexample: null });
});
