import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileProblems } from '@revisoins/release/gate/files/file-problems';
import { listFiles } from '@revisoins/release/site/list-files';

/**
 * The files of a build, by their paths in its folder. Throws a sentence for what a form leaves out unnoticed
 * (links), and for too many files. How much they may weigh is the site's to say.
 */
export function readBuildFiles(folder: string): Record<string, Uint8Array<ArrayBuffer>> {
  const problems = fileProblems(folder, Number.POSITIVE_INFINITY);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return Object.fromEntries(
    listFiles(folder).map((name) => [name, new Uint8Array(readFileSync(join(folder, name)))]),
  );
}
