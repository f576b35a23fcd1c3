import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Candidate } from '../candidate.ts';

const forms = [
  { ending: '.br', open: brotliDecompressSync },
  { ending: '.gz', open: gunzipSync },
];

/**
 * Compressed files whose content differs from the original, which a server would send instead: a sentence
 * each.
 */
export function compressedProblems({ folder }: Pick<Candidate, 'folder'>): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const present = new Set(names);
  return names.flatMap((name) => {
    let original: Buffer | undefined;
    const isSame = ({ ending, open }: (typeof forms)[number]) => {
      try {
        original ??= readFileSync(join(folder, name));
        return open(readFileSync(join(folder, `${name}${ending}`))).equals(original);
      } catch {
        return false;
      }
    };
    return forms
      .filter((form) => present.has(`${name}${form.ending}`) && !isSame(form))
      .map(
        ({ ending }) =>
          `${name}${ending} holds something else than ${name}, and browsers would get it in its place; build again, and publish the folder as it is.`,
      );
  });
}
