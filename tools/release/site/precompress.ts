import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The compressed forms of a file, as static servers expect them beside it. */
export interface CompressedForms {
  brotli: Buffer;
  gzip: Buffer;
}

const atQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/**
 * Small, some 30 ms for a page. All pages contain the registry, so each release compresses all of them: the
 * best quality would make them 2 % smaller and take two and a half times as long.
 */
export const compressWell = async (text: string): Promise<CompressedForms> => ({
  brotli: await promisify(brotliCompress)(text, atQuality(10)),
  gzip: gzipSync(text),
});

/** As small as possible, at once, for callers that wait anyway. */
export const compressWellNow = (text: string): CompressedForms => ({
  brotli: brotliCompressSync(text, atQuality(11)),
  gzip: gzipSync(text),
});

/**
 * 13 % larger, in a fifteenth of the time: until something better follows, or for a command that must be over
 * at once.
 */
export function compressQuickly(text: string): CompressedForms {
  const bytes = Buffer.from(text);
  return { brotli: brotliCompressSync(bytes, atQuality(4)), gzip: gzipSync(bytes, { level: 1 }) };
}
