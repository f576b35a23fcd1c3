import { skills } from '@revisoins/assessment';
import { expect, it } from 'vitest';
import { summarizeProgress } from './read-progress.ts';

it('is zero for a learner who has not started', () => {
  expect(summarizeProgress(new Map())).toEqual({ started: 0, average: 0 });
});

it('counts a skill whose only result is zero, and leaves out titles that are not listed', () => {
  const [first, second, third] = skills;
  const progress = new Map([
    [first?.title ?? '', 100],
    [second?.title ?? '', 50],
    [third?.title ?? '', 0],
    ["Simulation d'Examen", 90],
  ]);
  expect(summarizeProgress(progress)).toEqual({ started: 3, average: 7 });
});
