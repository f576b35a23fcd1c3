import { describe, expect, it } from 'vitest';
import { makeQuestion } from '../bank/question.fixture.ts';
import { reviewOptions } from './review-options.ts';

const words = makeQuestion('c08-001');
const labels = (answer: number) =>
  reviewOptions(words, { answer, correctAnswer: 1 }).map(({ label }) => label);

describe('reviewOptions', () => {
  it('marks the right option and the wrong choice', () => {
    expect(labels(3)).toEqual([null, 'correct', null, 'chosen']);
  });

  it('marks one option when the choice was right', () => {
    expect(labels(1)).toEqual([null, 'correctChosen', null, null]);
  });

  it('marks the right option of an open question', () => {
    expect(labels(-1)).toEqual([null, 'correct', null, null]);
  });

  it('gives every option its own rationale', () => {
    const reviews = reviewOptions(words, { answer: 0, correctAnswer: 1 });
    expect(reviews.map(({ rationale }) => rationale)).toEqual(words.rationales);
  });
});
