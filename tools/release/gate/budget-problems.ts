import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Candidate } from './candidate.ts';

const ENTRY = 'remoteEntry.js';

/** Brotli bytes of a file at the highest quality, as it is served. */
export function brotliBytes(file: string): number {
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Whether the entry is there and within its budget: a sentence when not. */
export function budgetProblems(
  { declaration, folder }: Pick<Candidate, 'declaration' | 'folder'>,
  ceiling: number,
): string[] {
  const entry = join(folder, ENTRY);
  if (!existsSync(entry))
    return [
      `The build has no ${ENTRY}; build it with the preset (rspack.config.ts: remote(import.meta.dirname)).`,
    ];
  const bytes = brotliBytes(entry);
  const asked = declaration.budget.entry;
  if (asked > ceiling) {
    return [
      `Its budget of ${asked} bytes for ${ENTRY} is above the ${ceiling} that this site allows; lower "budget" in remote.json, or agree on another ceiling with the operator ("limits" in site.json).`,
    ];
  }
  const allowed = asked;
  if (bytes <= allowed) return [];
  return [
    `${ENTRY} weighs ${bytes} bytes (brotli), ${bytes - allowed} more than its budget of ${allowed}; make what the exposed modules import lazy, or justify a larger "budget" in remote.json.`,
  ];
}
