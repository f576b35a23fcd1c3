import { expect, test } from 'vitest';
import { countTests, cpuSeconds } from './cost-of-change.ts';

test('the CPU time of a command includes the shell and everything that it ran', () => {
  expect(cpuSeconds('built\n0m0.01s 0m0.02s\n1m5.10s 0m0.87s\n')).toBeCloseTo(66);
  expect(() => cpuSeconds('built\n')).toThrow('times');
});

test('tests are counted where they are declared, one for each table', () => {
  const source = `
    test('a', () => {});
    it('b', () => {});
    test.each([1, 2])('c %s', () => {});
    test.skipIf(isSlow)('d', () => {});
    const latest = test;
    contest('no');
  `;
  expect(countTests(source)).toBe(4);
});
