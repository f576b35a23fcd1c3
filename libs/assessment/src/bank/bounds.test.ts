import { expect, test } from 'vitest';
import { examParts } from './bounds.ts';

test('the exam has 125 questions in four hours', () => {
  expect(examParts.reduce((sum, { questions }) => sum + questions, 0)).toBe(125);
  expect(examParts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(240);
});
