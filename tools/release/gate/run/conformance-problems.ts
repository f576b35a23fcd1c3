import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@revisoins/workspace/paths';
import * as z from 'zod';
import type { Refusal } from '../../refusal.ts';
import { parseJson } from '../../site/parse-json.ts';
import { stopAsked } from '../../stop.ts';
import type { Candidate } from '../candidate.ts';

/** Milliseconds for all checks of the kit. */
const DEADLINE = 120_000;

const findingsSchema = z.array(
  z.object({ check: z.string(), sentence: z.string(), state: z.enum(['failed', 'not run']) }),
);

/** What failed, a sentence each, and then what did not run. Pure. */
export function findingProblems(found: z.infer<typeof findingsSchema>): string[] {
  const notRun = found.filter(({ state }) => state === 'not run').map(({ check }) => check);
  const [count, them] = notRun.length === 1 ? ['1 check', 'it'] : [`${notRun.length} checks`, 'them'];
  return [
    ...found.filter(({ state }) => state === 'failed').map(({ check, sentence }) => `${check}: ${sentence}`),
    ...(notRun.length === 0
      ? []
      : [`${count} did not run, so it is not known whether the build passes ${them}: ${notRun.join(', ')}.`]),
  ];
}

/**
 * What the conformance kit finds in a build, inside the site at `shellUrl`: the check and a sentence each.
 * The kit is a process of its own, as it is for a team: one that hangs is ended. `tools/sdk` imports this
 * package, so the kit is known here by its path and its output alone (decision 6).
 */
export function conformanceProblems(
  { folder, declaration: { name } }: Pick<Candidate, 'folder' | 'declaration'>,
  shellUrl: string,
  deadline = DEADLINE,
): Promise<string[]> {
  const kit = join(root, 'tools/sdk/conformance/main.ts');
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [kit, folder, '--site', shellUrl, '--json'],
      { timeout: deadline, maxBuffer: 10_000_000 },
      (error, stdout, stderr) => {
        stopAsked.removeEventListener('abort', stop);
        if (stopAsked.aborted) return reject(stopAsked.reason as Refusal);
        const findings = findingsSchema.safeParse(parseJson(stdout));
        if (findings.success) return resolve(error ? findingProblems(findings.data) : []);
        resolve([
          error?.killed
            ? `The conformance kit did not finish within ${deadline / 1000} s, so it is not known whether ${name} passes. Run revisoins-conformance yourself, then publish again.`
            : `The conformance kit did not run: ${stderr.trim().split('\n')[0] ?? ''}.`,
        ]);
      },
    );
    // It ends its browser; then this ends, too.
    const stop = () => child.kill();
    stopAsked.addEventListener('abort', stop);
  });
}
