import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ENTRY } from '@revisoins/contracts/entry-file';
import type { Candidate } from '../candidate.ts';
import { megabytes } from './file-problems.ts';

/**
 * Maximum bytes of an uncompressed entry: more takes a telephone long to parse, and the gate long to measure.
 */
const MOST = 1_000_000;

/** The size of a file as it is served, in brotli bytes at the highest quality. */
export function brotliBytes(file: string): number {
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Checks that the entry exists and is within its budget: a sentence if not. */
export function budgetProblems(
  { declaration, folder }: Pick<Candidate, 'declaration' | 'folder'>,
  ceiling: number,
): string[] {
  const entry = join(folder, ENTRY);
  if (!existsSync(entry))
    return [
      `The build has no ${ENTRY}; build it with the preset (rspack.config.ts: remote(import.meta.dirname)).`,
    ];
  const { size } = statSync(entry);
  if (size > MOST)
    return [
      `${ENTRY} has ${megabytes(size)} before it is compressed, more than the ${megabytes(MOST)} that any entry may have; make what the exposed modules import lazy.`,
    ];
  const allowed = declaration.budget.entry;
  if (allowed > ceiling) {
    return [
      `Its budget of ${allowed} bytes for ${ENTRY} is above the ${ceiling} that this site allows; lower "budget" in remote.json, or agree on another ceiling with the operator ("limits" in site.json).`,
    ];
  }
  const bytes = brotliBytes(entry);
  if (bytes <= allowed) return [];
  return [
    `${ENTRY} weighs ${bytes} bytes (brotli), ${bytes - allowed} more than its budget of ${allowed}; make what the exposed modules import lazy, or justify a larger "budget" in remote.json.`,
  ];
}
