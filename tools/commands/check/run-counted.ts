import { stripVTControlCharacters } from 'node:util';
import { spawnTool } from '@revisoins/workspace/run-tool';
import { countTests, type Counts } from './count-tests.ts';

export interface Outcome extends Counts {
  succeeded: boolean;
}

/** Runs a program of node_modules/.bin, shows what it prints, and counts the tests that it reports. Never rejects. */
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
    child.on('error', () => resolve({ succeeded: false, passed: 0, failed: 0 }));
    child.on('close', (code) =>
      resolve({ succeeded: code === 0, ...countTests(stripVTControlCharacters(printed.join(''))) }),
    );
  });
}
