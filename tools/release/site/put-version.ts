import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeBuild } from '../../site/describe-build.ts';
import { Refusal } from '../refusal.ts';

/** Bytes of all files below a folder. */
export function bytesOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

/**
 * Copies a build to the folder of its version, which shows in one step. Never touches a folder that is there:
 * the same content is 'kept', other content refused.
 */
export function putVersion(build: string, folder: string, version: string): 'copied' | 'kept' {
  if (existsSync(folder)) {
    if (describeBuild(folder).fingerprint === describeBuild(build).fingerprint) return 'kept';
    throw new Refusal(
      `Version ${version} exists with other content, and published files never change. Raise "version" in remote.json, or publish with another --tag.`,
    );
  }
  mkdirSync(dirname(folder), { recursive: true });
  const temporary = join(dirname(folder), `.${version}.${randomUUID()}.tmp`);
  try {
    cpSync(build, temporary, { recursive: true });
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    throw error;
  }
  return 'copied';
}
