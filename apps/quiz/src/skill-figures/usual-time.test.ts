import { expect, test } from 'vitest';
import { skillFigures } from './skill-figures.schema.ts';
import { usualTime } from './usual-time.ts';

const figures = (median: number | null) =>
  skillFigures.parse({
    skill_title: 'a',
    learners: 4,
    median_time_spent: 80,
    median_seconds_per_question: median,
  });

test('is for as many questions as the learner chooses', () => {
  expect([5, 10, 20].map((count) => usualTime(figures(12.34), count))).toEqual(['1:02', '2:03', '4:07']);
});

test.each([undefined, figures(null)])('is a dash while it is not known', (unknown) => {
  expect(usualTime(unknown, 10)).toBe('–');
});
