import { skills } from '@revisoins/assessment';
import { expect, test } from 'vitest';
import { summarizeProgress, type SkillState } from './read-progress.ts';

test('is zero for a learner who has not started', () => {
  expect(summarizeProgress(new Map())).toEqual({ started: 0, average: null });
});

test('counts a skill that sessions have touched, without a percentage', () => {
  const touched = [skills[0]?.title ?? '', 'answered'] as const;
  expect(summarizeProgress(new Map([touched]))).toEqual({ started: 1, average: null });
  const quizzed = [skills[1]?.title ?? '', 42] as const;
  expect(summarizeProgress(new Map<string, SkillState>([touched, quizzed]))).toEqual({
    started: 2,
    average: 2,
  });
});

test('counts a skill whose only result is zero, and ignores titles that are not listed', () => {
  const [first, second, third] = skills;
  const progress = new Map([
    [first?.title ?? '', 100],
    [second?.title ?? '', 50],
    [third?.title ?? '', 0],
    ["Simulation d'Examen", 90],
  ]);
  expect(summarizeProgress(progress)).toEqual({ started: 3, average: 7 });
});
