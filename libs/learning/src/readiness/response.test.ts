import { expect, test } from 'vitest';
import { difficulties, EXPECTED_DIFFICULTY, rightGiven } from './response.ts';

test.each(difficulties)(
  'an item declared %s is known in half of the cases at its difficulty',
  (difficulty) => {
    // Half of what is not guessed: 0.25 + 0.75 / 2.
    expect(rightGiven(EXPECTED_DIFFICULTY[difficulty], difficulty)).toBeCloseTo(0.625, 6);
  },
);

test('who knows nothing guesses a quarter, who knows everything is right', () => {
  expect(rightGiven(-12, 'easy')).toBeCloseTo(0.25, 3);
  expect(rightGiven(12, 'hard')).toBeCloseTo(1, 3);
});

test('the harder an item, the fewer are right', () => {
  const [easy = 0, medium = 0, hard = 0] = difficulties.map((difficulty) => rightGiven(0.3, difficulty));
  expect(easy).toBeGreaterThan(medium);
  expect(medium).toBeGreaterThan(hard);
});
