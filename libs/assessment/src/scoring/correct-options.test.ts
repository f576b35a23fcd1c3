import { describe, expect, test } from 'vitest';
import { makeQuestion } from '../bank/question.fixture.ts';
import { correctOptions } from './correct-options.ts';

const words = makeQuestion('c08-001');
const labels = (answer: number) =>
  correctOptions(words, { answer, correctAnswer: 1 }).map(({ label }) => label);

describe('correctOptions', () => {
  test('marks the right option and the wrong choice', () => {
    expect(labels(3)).toEqual([null, 'correct', null, 'chosen']);
  });

  test.each([
    [3, ['neutral', 'correct', 'neutral', 'wrong']],
    [1, ['neutral', 'correct', 'neutral', 'neutral']],
    [-1, ['neutral', 'correct', 'neutral', 'neutral']],
  ])('of the choice %i judges every option', (answer, verdicts) => {
    const reviews = correctOptions(words, { answer, correctAnswer: 1 });
    expect(reviews.map(({ verdict }) => verdict)).toEqual(verdicts);
  });

  test('marks one option when the choice was right', () => {
    expect(labels(1)).toEqual([null, 'correctChosen', null, null]);
  });

  test('marks the right option of an open question', () => {
    expect(labels(-1)).toEqual([null, 'correct', null, null]);
  });

  test('gives every option its own rationale', () => {
    const reviews = correctOptions(words, { answer: 0, correctAnswer: 1 });
    expect(reviews.map(({ rationale }) => rationale)).toEqual(words.rationales);
  });
});
