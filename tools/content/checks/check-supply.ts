import type { Problem } from '../problem.ts';
import type { SourceFile } from '../source-file.ts';

/** A quiz of 20 questions repeats none; three exams of 40 in a row, five per domain, share none. */
const LEAST = { skill: 20, domain: 15 } as const;
const LEAST_PER_LEVEL = 5;
const levels = ['easy', 'medium', 'hard'] as const;

/** Every file has enough items of every difficulty. */
export function checkSupply(files: readonly SourceFile[]): Problem[] {
  return files.flatMap(({ name, bank }) => {
    const report = (message: string): Problem => ({ level: 'error', file: name, message });
    const required = 'skill' in bank ? LEAST.skill : LEAST.domain;
    const few =
      bank.items.length < required
        ? [report(`${bank.items.length} items, at least ${required} are required: write more`)]
        : [];
    const thin = levels.flatMap((level) => {
      const count = bank.items.filter(({ difficulty }) => difficulty === level).length;
      return count < LEAST_PER_LEVEL
        ? [report(`${count} items are ${level}, at least ${LEAST_PER_LEVEL} are required: write more`)]
        : [];
    });
    return [...few, ...thin];
  });
}
