import { stripVTControlCharacters } from 'node:util';
import { spawnTool } from '@revisoins/workspace/run-tool';
import { countTests, type Counts } from './count-tests.ts';
import { isEngineCrash } from './engine-crash.ts';
import { failedTests } from './failed-tests.ts';

export interface Outcome extends Counts {
  succeeded: boolean;
  /** What to print again at the end: the failed tests, or the last lines of a run that failed without one. */
  reasons: readonly string[];
  /** Whether no test failed, and the engine crashed under one. */
  crashed: boolean;
}

/**
 * Runs a program of node_modules/.bin, prints its output, and counts the tests that it reports. Never
 * rejects.
 */
export function runCounted(
  tool: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawnTool(tool, args, {
      env: { FORCE_COLOR: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const printed: string[] = [];
    const keep = (data: Buffer) => {
      printed.push(data.toString());
      process.stdout.write(data);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) =>
      resolve({ succeeded: false, passed: 0, failed: 0, reasons: [error.message], crashed: false }),
    );
    child.on('close', (code) => {
      const output = stripVTControlCharacters(printed.join(''));
      const counts = countTests(output);
      const crashed = code !== 0 && counts.failed === 0 && isEngineCrash(output);
      resolve({ succeeded: code === 0, ...counts, reasons: code === 0 ? [] : reasons(output), crashed });
    });
  });
}

function reasons(output: string): string[] {
  const failed = failedTests(output);
  return failed.length > 0 ? failed : [output.trimEnd().split('\n').slice(-20).join('\n')];
}
