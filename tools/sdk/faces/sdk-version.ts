import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const CHANGELOG = join(import.meta.dirname, '../CHANGELOG.md');

/** The newest section of a changelog: the version that the packages have, and what it says. Pure. */
export function newestSection(changelog: string): { version: string; notes: string } {
  const [, section = ''] = changelog.split(/^## /m);
  const [version = '', ...notes] = section.split('\n');
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Error(`tools/sdk/CHANGELOG.md begins with "## ${version}", which is no version such as 0.2.0.`);
  return { version, notes: notes.join('\n') };
}

/** The version of the packages. The changelog is the one place where it is written. */
export const sdkVersion = () => newestSection(readFileSync(CHANGELOG, 'utf8'));
