import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import * as z from 'zod';

/** Files by path: their text, or their bytes in base 64. */
const filesSchema = z.record(z.string(), z.union([z.string(), z.object({ base64: z.string() })]));

/** JSON as small as it gets. */
export const compressJson = (data: unknown): Buffer => {
  const text = Buffer.from(JSON.stringify(data));
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliCompressSync(text, {
    params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: text.length },
  });
};

export const readCompressedJson = (file: string): unknown =>
  JSON.parse(brotliDecompressSync(readFileSync(file)).toString());

/** The files of a folder that `keeps` chooses, in one. The same files give the same bytes. */
export function archiveFolder(folder: string, keeps: (path: string) => boolean): Buffer {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(keeps)
    .sort();
  const contents = paths.map((path) => {
    const bytes = readFileSync(join(folder, path));
    const text = bytes.toString();
    return [path, Buffer.from(text).equals(bytes) ? text : { base64: bytes.toString('base64') }];
  });
  return compressJson(Object.fromEntries(contents));
}

/** Writes the files of an archive into a folder. */
export function unpackArchive(file: string, folder: string): void {
  for (const [path, content] of Object.entries(filesSchema.parse(readCompressedJson(file)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      typeof content === 'string' ? content : Buffer.from(content.base64, 'base64'),
    );
  }
}
