import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describeBuild } from './describe-build.ts';
import { Refusal } from '../refusal.ts';
import type { Staged } from './staged-change.ts';

/** Bytes of all files below a folder. */
export function folderBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

/**
 * Copies a build with this fingerprint to the folder of its version, atomically. Never changes an existing
 * folder: the same content is 'unchanged', other content is refused.
 */
export function putVersion(
  build: string,
  fingerprint: string,
  folder: string,
  version: string,
  staged: Staged,
): 'copied' | 'unchanged' {
  if (existsSync(folder)) {
    if (describeBuild(folder).fingerprint === fingerprint) return 'unchanged';
    throw new Refusal(
      `Version ${version} exists with other content, and published files never change. Raise "version" in remote.json, or publish with another --tag.`,
    );
  }
  staged.copy(build, folder);
  return 'copied';
}
