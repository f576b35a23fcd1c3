import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The compressed forms of a file, as static servers expect them beside it. */
export interface CompressedForms {
  brotli: Buffer;
  gzip: Buffer;
}

const atQuality = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** As small as possible; some 200 ms for a page. */
export const compressWell = async (text: string): Promise<CompressedForms> => ({
  brotli: await promisify(brotliCompress)(text, atQuality(11)),
  gzip: gzipSync(text),
});

/** The same at once, for whoever waits anyway. */
export const compressWellNow = (text: string): CompressedForms => ({
  brotli: brotliCompressSync(text, atQuality(11)),
  gzip: gzipSync(text),
});

/** A few percent larger, in some milliseconds. */
export const compressQuickly = (text: string): CompressedForms => ({
  brotli: brotliCompressSync(text, atQuality(5)),
  gzip: gzipSync(text),
});
