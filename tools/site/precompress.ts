import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { writeAtomically } from './write-atomically.ts';

/** Writes a file with its brotli and gzip forms beside it, as static servers look for them; each in one step. */
export function writePrecompressed(file: string, text: string): void {
  const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const gzip = gzipSync(text);
  writeAtomically(file, text);
  writeAtomically(`${file}.br`, brotli);
  writeAtomically(`${file}.gz`, gzip);
}
