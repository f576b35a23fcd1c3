import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Candidate } from './candidate.ts';

const forms = [
  { ending: '.br', open: brotliDecompressSync },
  { ending: '.gz', open: gunzipSync },
];

/**
 * Compressed files whose content differs from the original, which a server would send instead: a sentence
 * each.
 */
export function compressedProblems({ folder }: Pick<Candidate, 'folder'>): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const form = forms.find(({ ending }) => name.endsWith(ending));
    const file = form && join(folder, name.slice(0, -form.ending.length));
    if (!form || file === undefined || !existsSync(file)) return [];
    const isSame = () => {
      try {
        return form.open(readFileSync(join(folder, name))).equals(readFileSync(file));
      } catch {
        return false;
      }
    };
    return isSame()
      ? []
      : [
          `${name} holds something else than ${name.slice(0, -form.ending.length)}, and browsers would get it in its place; build again, and publish the folder as it is.`,
        ];
  });
}
