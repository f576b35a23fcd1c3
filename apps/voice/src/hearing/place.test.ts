import { describe, expect, test } from 'vitest';
import { browserMaker, orderPlaces } from './place.ts';

describe('the order of the places', () => {
  test('is by how far the sound goes', () => {
    expect(orderPlaces(['browser', 'site', 'device'], 'first')).toEqual(['device', 'site', 'browser']);
  });
  test('begins with the place that the learner wants, where that works', () => {
    expect(orderPlaces(['device', 'site', 'browser'], 'browser')).toEqual(['browser', 'device', 'site']);
    expect(orderPlaces(['site'], 'device')).toEqual(['site']);
  });
  test('is empty for a learner who only types', () => {
    expect(orderPlaces(['device', 'site', 'browser'], 'none')).toEqual([]);
  });
});

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
    'Google',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0',
    'Microsoft',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Apple',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/150.0 Mobile/15E148 Safari/604.1',
    'Apple',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 OPR/120.0',
    null,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', null],
] as const)('%s is made by %s', (userAgent, maker) => {
  expect(browserMaker(userAgent)).toBe(maker);
});
