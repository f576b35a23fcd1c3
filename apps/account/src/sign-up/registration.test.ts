import { describe, expect, test } from 'vitest';
import { registrationProblems, type RegistrationValues } from './registration.ts';

const right: RegistrationValues = {
  firstName: 'Zoé',
  lastName: 'O’Brien-Côté',
  email: 'zoe@exemple.ca',
  studyLevel: 'infirmier-auxiliaire',
  password: 'Tournesol',
  confirm: 'Tournesol',
  terms: true,
  keepsTrial: false,
};

test('a complete form has no problem', () => {
  expect(registrationProblems(right)).toEqual({});
});

test('an empty form names every field, in the order of the form', () => {
  const empty = {
    firstName: '',
    lastName: '',
    email: '',
    studyLevel: '',
    password: '',
    confirm: '',
    terms: false,
    keepsTrial: false,
  };
  const problems = registrationProblems(empty);
  expect(Object.keys(problems)).toEqual([
    'firstName',
    'lastName',
    'email',
    'studyLevel',
    'password',
    'terms',
  ]);
  expect(Object.values(problems)).toEqual([
    'firstName',
    'lastName',
    'email',
    'studyLevel',
    'passwordShort',
    'terms',
  ]);
});

describe('one field at a time', () => {
  const rows: [string, Partial<RegistrationValues>, object][] = [
    ['spaces are no name', { firstName: '   ' }, { firstName: 'firstName' }],
    ['a name of nothing but unwanted characters is not a name', { lastName: '<>' }, { lastName: 'lastName' }],
    ['a name of 100 characters passes', { firstName: 'é'.repeat(100) }, {}],
    ['a name of 101 characters is too long', { firstName: 'é'.repeat(101) }, { firstName: 'nameTooLong' }],
    [
      'a name of 10,000 characters is too long',
      { lastName: 'a'.repeat(10_000) },
      { lastName: 'nameTooLong' },
    ],
    [
      'a name that turns the text around is refused',
      { lastName: '\u202Eyor' },
      { lastName: 'nameCharacters' },
    ],
    ['an emoji is a name', { firstName: '👩‍⚕️' }, {}],
    [
      'a mark that nobody sees in an address is refused',
      { email: 'zo\u200Be@exemple.ca' },
      { email: 'emailCharacters' },
    ],
    ['an address of 10,000 characters is too long', { email: 'a'.repeat(10_000) }, { email: 'emailInvalid' }],
    ['spaces around an address do not matter', { email: '  zoe@exemple.ca ' }, {}],
    ['an address needs its shape', { email: 'zoe@exemple' }, { email: 'emailInvalid' }],
    [
      'an address of 255 characters is too long',
      { email: `${'a'.repeat(244)}@exemple.ca` },
      { email: 'emailInvalid' },
    ],
    [
      'angle brackets in an address are refused, not removed',
      { email: '<b>zoe@exemple.ca' },
      { email: 'emailCharacters' },
    ],
    ['a handler in an address is refused', { email: 'onload=zoe@exemple.ca' }, { email: 'emailCharacters' }],
    ['an unknown study level is none', { studyLevel: 'médecin' }, { studyLevel: 'studyLevel' }],
    [
      '7 characters are too short',
      { password: '1234567', confirm: '1234567' },
      { password: 'passwordShort' },
    ],
    [
      '129 characters are too long',
      { password: 'a'.repeat(129), confirm: 'a'.repeat(129) },
      { password: 'passwordLong' },
    ],
    [
      'a password keeps its characters or is refused',
      { password: 'soleil<8>', confirm: 'soleil<8>' },
      { password: 'passwordCharacters' },
    ],
    ['both passwords are the same', { confirm: 'tournesol' }, { confirm: 'confirm' }],
    ['the terms are accepted', { terms: false }, { terms: 'terms' }],
  ];
  test.each(rows)('%s', (_, change, expected) => {
    expect(registrationProblems({ ...right, ...change })).toEqual(expected);
  });
});
