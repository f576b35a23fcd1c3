const ruler = /^⎯+(\[\d+\/\d+\])?⎯*$/;

const beginnings = [
  // Vitest: " FAIL  |embedded| security/x.test.ts > what it proves", ends with a ruler "⎯⎯⎯[1/4]⎯".
  { begins: /^ ?FAIL {2}/, ends: ruler },
  // Vitest: "⎯⎯ Unhandled Errors ⎯⎯", what ended a worker, say, and belongs to no test.
  { begins: /^⎯+ Unhandled Errors? ⎯+$/, ends: ruler },
  // Playwright: "  1) [desktop] › e2e/x.spec.ts:3:1 › what it proves ────", the next one ends it.
  { begins: /^ {2}\d+\) \[/, ends: /^ {2}\d+ (failed|flaky|skipped|passed)/ },
];

/**
 * The failed tests in the output of the runs, and the errors outside of tests: their names and the first
 * lines of the reason, at most `lines`.
 */
export function failedTests(output: string, lines = 12): string[] {
  const failures: string[][] = [];
  let current: { lines: string[]; ends: RegExp } | undefined;
  for (const line of output.split('\n')) {
    const started = beginnings.find(({ begins }) => begins.test(line));
    if (started) {
      current = { lines: [line], ends: started.ends };
      failures.push(current.lines);
    } else if (current?.ends.test(line)) current = undefined;
    else if (current && current.lines.length < lines && line.trim() !== '') current.lines.push(line);
  }
  return failures.map((parts) => parts.join('\n'));
}
