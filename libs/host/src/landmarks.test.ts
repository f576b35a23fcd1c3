import { expect, test } from 'vitest';
import { landmark, offerLandmarks } from './landmarks.ts';

test('an address is found by its role, with its parameter', () => {
  expect(landmark('start')).toBe('/');
  offerLandmarks((role) => ({ start: '/skills', skill: '/quiz-start/:skillId' })[role as 'start' | 'skill']);
  expect(landmark('start')).toBe('/skills');
  expect(landmark('skill', 8)).toBe('/quiz-start/8');
  expect(landmark('home')).toBe('/');
});
