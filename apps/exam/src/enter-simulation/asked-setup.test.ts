import { expect, test } from 'vitest';
import { askedSetup } from './asked-setup.ts';

test.each([
  ['', null],
  ['utm_source=courriel', null],
  ['questions=40&time=30', { questionCount: 40, minutes: 30, isExact: true }],
  ['questions=40', { questionCount: 40, minutes: 30, isExact: true }],
  ['questions=33&time=7', { questionCount: 30, minutes: 30, isExact: false }],
  ['questions=40&time=soixante', { questionCount: 40, minutes: 30, isExact: false }],
  ['questions=&time=', { questionCount: 20, minutes: 30, isExact: false }],
])('reads ?%s as %j', (search, asked) => expect(askedSetup(new URLSearchParams(search))).toEqual(asked));
