import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createReadiness, type ExamPart, type FirstAnswer } from './readiness.ts';
import { difficulties, rightGiven } from './response.ts';

const even = { easy: 1 / 3, medium: 1 / 3, hard: 1 / 3 };
const part = (changes: Partial<ExamPart> = {}): ExamPart => ({
  questions: 100,
  passPercent: 62,
  fewestAnswers: 60,
  competencies: [
    { competency: 'care', weight: 0.5, difficulties: even },
    { competency: 'medication', weight: 0.3, difficulties: even },
    { competency: 'communication', weight: 0.2, difficulties: even },
  ],
  ...changes,
});
const competencies = part().competencies.map(({ competency }) => competency);

/** This many answers, in each competency and difficulty the share of right ones of that ability. */
function expectedAnswers(ability: number, count: number): FirstAnswer[] {
  const kinds = competencies.flatMap((competency) =>
    difficulties.map((difficulty) => ({ competency, difficulty })),
  );
  const each = count / kinds.length;
  return kinds.flatMap((kind) =>
    Array.from({ length: each }, (_, index) => ({
      ...kind,
      isCorrect: index < Math.round(each * rightGiven(ability, kind.difficulty)),
    })),
  );
}

function estimate(answers: readonly FirstAnswer[], of = part()) {
  const estimated = createReadiness(of)(answers);
  if (estimated.kind === 'too-few') throw new Error(`Only ${estimated.answers} answers.`);
  return estimated;
}
const width = ({ interval: [low, high] }: { interval: readonly [number, number] }) => high - low;

describe('ability', () => {
  test.each([-1.5, -0.5, 0, 0.5, 1.5])('%f is recovered from many answers', (ability) => {
    const { mean, deviation } = estimate(expectedAnswers(ability, 9000)).ability;
    expect(Math.abs(mean - ability)).toBeLessThan(0.15);
    expect(deviation).toBeLessThan(0.3);
  });

  test('is pulled towards the average while there are few answers', () => {
    const few = estimate(expectedAnswers(1.5, 90)).ability;
    const many = estimate(expectedAnswers(1.5, 900)).ability;
    expect(few.mean).toBeLessThan(many.mean);
    expect(few.deviation).toBeGreaterThan(many.deviation);
  });
});

test.each([
  [-2, 0, 0.001],
  [-0.3, 0.001, 0.3],
  [2, 0.999, 1],
])('with ability %f and many answers, the probability is that of a paper', (ability, least, most) => {
  const { probability } = estimate(expectedAnswers(ability, 9000));
  expect(probability).toBeGreaterThanOrEqual(least);
  expect(probability).toBeLessThanOrEqual(most);
});

test('more answers of the same kind narrow the interval', () => {
  const widths = [90, 180, 360].map((count) => width(estimate(expectedAnswers(0, count))));
  expect(widths).toEqual(widths.toSorted((a, b) => b - a));
  expect(new Set(widths).size).toBe(3);
});

test('answers to a single competency reveal less about the part than answers to all of them', () => {
  const all = expectedAnswers(0, 90);
  const one = all.map((answer) => ({ ...answer, competency: 'communication' }));
  expect(width(estimate(one))).toBeGreaterThan(width(estimate(all)));
});

test('a paper that asks most where she is weak is passed less often', () => {
  const answers = expectedAnswers(0.4, 180).map((answer) => ({
    ...answer,
    isCorrect: answer.isCorrect && answer.competency !== 'care',
  }));
  const light = part().competencies.map((one) => ({
    ...one,
    weight: one.competency === 'care' ? 0.1 : 0.45,
  }));
  expect(estimate(answers).probability).toBeLessThan(
    estimate(answers, part({ competencies: light })).probability,
  );
});

const answer = fc.record({
  competency: fc.constantFrom(...competencies),
  difficulty: fc.constantFrom(...difficulties),
  isCorrect: fc.boolean(),
});
const some = fc.array(answer, { minLength: 60, maxLength: 200 });

test('a right answer instead of a wrong one never lowers anything', () => {
  fc.assert(
    fc.property(some, fc.nat(), (answers, which) => {
      const place = which % answers.length;
      const [worse, better] = [false, true].map((isCorrect) =>
        estimate(answers.map((one, index) => (index === place ? { ...one, isCorrect } : one))),
      );
      expect(better?.probability).toBeGreaterThanOrEqual(worse?.probability ?? 1);
      expect(better?.ability.mean).toBeGreaterThan(worse?.ability.mean ?? 9);
      expect(better?.interval[0]).toBeGreaterThanOrEqual((worse?.interval[0] ?? 1) - 1e-6);
      expect(better?.interval[1]).toBeGreaterThanOrEqual((worse?.interval[1] ?? 1) - 1e-6);
    }),
    { numRuns: 60 },
  );
});

test('the order of answers is irrelevant, and the same answers always give the same', () => {
  fc.assert(
    fc.property(some, (answers) => {
      const estimated = estimate(answers);
      expect(estimate(answers.toReversed())).toEqual(estimated);
      expect(estimate(answers.toSorted((a, b) => a.competency.localeCompare(b.competency)))).toEqual(
        estimated,
      );
    }),
    { numRuns: 30 },
  );
});

test('everything is a probability, whatever was answered', () => {
  const extremes = [true, false].flatMap((isCorrect) =>
    competencies.map((competency) =>
      Array.from({ length: 400 }, (): FirstAnswer => ({ competency, difficulty: 'hard', isCorrect })),
    ),
  );
  for (const answers of extremes) {
    const { probability, interval, ability } = estimate(answers);
    for (const value of [probability, ...interval]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1 + 1e-9);
    }
    expect(interval[0]).toBeLessThanOrEqual(interval[1]);
    expect(Math.abs(ability.mean)).toBeLessThan(4);
  }
});

test('too few answers give no estimate, and answers to other parts do not count', () => {
  const other: FirstAnswer = { competency: 'law', difficulty: 'easy', isCorrect: true };
  const answers = [...expectedAnswers(0, 90).slice(0, 59), other, other];
  expect(createReadiness(part())(answers)).toEqual({ kind: 'too-few', answers: 59, fewest: 60 });
  expect(createReadiness(part())(expectedAnswers(0, 90).slice(0, 60)).kind).toBe('estimated');
});
