import { describe, expect, it } from 'vitest';
import { makeQuestion } from '../bank/question.fixture.ts';
import { correctOptions } from './correct-options.ts';

const words = makeQuestion('c08-001');
const labels = (answer: number) =>
  correctOptions(words, { answer, correctAnswer: 1 }).map(({ label }) => label);

describe('correctOptions', () => {
  it('marks the right option and the wrong choice', () => {
    expect(labels(3)).toEqual([null, 'correct', null, 'chosen']);
  });

  it.each([
    [3, ['neutral', 'correct', 'neutral', 'wrong']],
    [1, ['neutral', 'correct', 'neutral', 'neutral']],
    [-1, ['neutral', 'correct', 'neutral', 'neutral']],
  ])('of the choice %i judges every option', (answer, verdicts) => {
    const reviews = correctOptions(words, { answer, correctAnswer: 1 });
    expect(reviews.map(({ verdict }) => verdict)).toEqual(verdicts);
  });

  it('marks one option when the choice was right', () => {
    expect(labels(1)).toEqual([null, 'correctChosen', null, null]);
  });

  it('marks the right option of an open question', () => {
    expect(labels(-1)).toEqual([null, 'correct', null, null]);
  });

  it('gives every option its own rationale', () => {
    const reviews = correctOptions(words, { answer: 0, correctAnswer: 1 });
    expect(reviews.map(({ rationale }) => rationale)).toEqual(words.rationales);
  });
});
