import { expect, test } from 'vitest';
import { sourceItem } from '../source-file.fixture.ts';
import type { SourceFile } from '../source-file.ts';
import { checkSupply } from './check-supply.ts';

const items = (easy: number, medium: number, hard: number) =>
  Object.entries({ easy, medium, hard }).flatMap(([difficulty, count]) =>
    Array.from({ length: count }, () => ({
      ...sourceItem().item,
      difficulty: difficulty as 'easy' | 'medium' | 'hard',
    })),
  );
const skill = (...counts: [number, number, number]): SourceFile => ({
  name: 'skills/comp-08.json',
  bank: { skill: 8, items: items(...counts) },
});
const domain = (...counts: [number, number, number]): SourceFile => ({
  name: 'exam/neurologie.json',
  bank: { domain: 'Neurologie', items: items(...counts) },
});

test.each([skill(6, 8, 6), skill(10, 5, 5), domain(5, 5, 5)])(
  'accepts a file with enough of everything',
  (file) => {
    expect(checkSupply([file])).toEqual([]);
  },
);

test.each([
  [skill(6, 7, 6), '19 items, at least 20'],
  [skill(12, 4, 6), '4 items are medium, at least 5'],
  [domain(5, 5, 4), '14 items, at least 15'],
  [domain(10, 5, 0), '0 items are hard'],
])('refuses a file with too little', (file, message) => {
  expect(checkSupply([file])[0]).toMatchObject({
    level: 'error',
    file: file.name,
    message: expect.stringContaining(message),
  });
});
