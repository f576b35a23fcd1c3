import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '@supabase/lite';

type StorageAdapter = NonNullable<App['_storageAdapter']>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter['headObject']>>;

/**
 * Stores uploaded objects as files. A file's name is a hash of bucket and key, so that no key can leave the
 * directory; its metadata is stored beside it. Lite owns the rows and the access rules.
 */
export function fileStorage(directory: string): StorageAdapter {
  const path = (bucket: string, key: string) =>
    join(directory, createHash('sha256').update(`${bucket}\n${key}`).digest('hex'));
  const read = async (file: string): Promise<ObjectMetadata> => {
    const stored = JSON.parse(await readFile(`${file}.json`, 'utf8')) as ObjectMetadata & {
      lastModified: string;
    };
    return { ...stored, lastModified: new Date(stored.lastModified) };
  };
  const remove = async (bucket: string, key: string) => {
    await rm(path(bucket, key), { force: true });
    await rm(`${path(bucket, key)}.json`, { force: true });
  };
  return {
    driver: null,
    async getObject(bucket, key) {
      const file = path(bucket, key);
      return { metadata: await read(file), httpStatusCode: 200, body: await readFile(file) };
    },
    async uploadObject(bucket, key, _version, body, mimetype, cacheControl) {
      const bytes =
        body instanceof Uint8Array ? body : Buffer.from(await new Response(body as BodyInit).arrayBuffer());
      const file = path(bucket, key);
      const metadata: ObjectMetadata = {
        cacheControl,
        mimetype,
        size: bytes.byteLength,
        contentLength: bytes.byteLength,
        lastModified: new Date(),
        eTag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`,
        httpStatusCode: 200,
      };
      await mkdir(directory, { recursive: true });
      await writeFile(file, bytes);
      await writeFile(`${file}.json`, JSON.stringify(metadata));
      return metadata;
    },
    async deleteObject(bucket, key) {
      await remove(bucket, key);
    },
    async deleteObjects(bucket, keys) {
      for (const key of keys) await remove(bucket, key);
    },
    async copyObject(fromBucket, fromKey, _version, toBucket, toKey) {
      const [from, to] = [path(fromBucket, fromKey), path(toBucket, toKey)];
      await copyFile(from, to);
      await copyFile(`${from}.json`, `${to}.json`);
      const { eTag, lastModified } = await read(to);
      return { httpStatusCode: 200, eTag, ...(lastModified && { lastModified }) };
    },
    headObject: (bucket, key) => read(path(bucket, key)),
    privateAssetUrl: (bucket, key) => Promise.resolve(`file://${path(bucket, key)}`),
  };
}
