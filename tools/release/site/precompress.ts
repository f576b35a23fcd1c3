import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { writeAtomically } from '@revisoins/workspace/write-atomically';

/** Writes a file with its brotli and gzip forms, as static servers expect them. */
export function writePrecompressed(
  file: string,
  text: string,
  write: (file: string, content: string | Uint8Array) => void = writeAtomically,
): void {
  const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const gzip = gzipSync(text);
  write(file, text);
  write(`${file}.br`, brotli);
  write(`${file}.gz`, gzip);
}
