export interface Counts {
  passed: number;
  failed: number;
}

const SUMMARIES = [
  // vitest: "Tests  2 failed | 29 passed (31)"
  /^\s*Tests\s+(.*)$/gm,
  // Playwright: "  3 failed" and "  12 passed (40.1s)" on lines of their own
  /^\s*(\d+ (?:passed|failed|flaky))\b.*$/gm,
];

const sum = (lines: readonly string[], word: string) =>
  lines.reduce((total, line) => total + Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0), 0);

/** Adds up the summaries of the test runners. */
export function countTests(output: string): Counts {
  const lines = SUMMARIES.flatMap((summary) => [...output.matchAll(summary)].map(([, line]) => line ?? ''));
  return { passed: sum(lines, 'passed'), failed: sum(lines, 'failed') };
}
