import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const describedSchema = z.looseObject({ container: z.string(), integrity: z.record(z.string(), z.string()) });

const hash = (algorithm: string, content: string | Buffer) =>
  createHash(algorithm).update(content).digest('base64');

/**
 * Copies a build of a remote to a folder, as the build of another source: with a container of another name,
 * and so with other bytes in every script and style. `mark` is a letter that no
 * hexadecimal digit is.
 */
export function makeVariant(build: string, folder: string, mark: string): string {
  cpSync(build, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const described = join(folder, 'build.json');
  const { container } = describedSchema.parse(JSON.parse(readFileSync(described, 'utf8')));
  const renamed = `${container.slice(0, -1)}${mark}`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.(js|css)$|(build|skeletons)\.json$/.test(name))
    .sort((a, b) => Number(b.endsWith('.css')) - Number(a.endsWith('.css')));
  /** The hashes of styles, which scripts name. */
  const hashes = new Map<string, string>();
  for (const file of files) {
    const before = readFileSync(file, 'utf8');
    const after = [...hashes].reduce(
      (text, [old, renewed]) => text.replaceAll(old, renewed),
      before.replaceAll(container, renamed),
    );
    writeFileSync(file, after);
    if (file.endsWith('.css')) hashes.set(hash('sha256', before), hash('sha256', after));
  }
  const built = describedSchema.parse(JSON.parse(readFileSync(described, 'utf8')));
  const integrity = Object.fromEntries(
    Object.keys(built.integrity).map((name) => [
      name,
      `sha384-${hash('sha384', readFileSync(join(folder, name)))}`,
    ]),
  );
  writeFileSync(described, JSON.stringify({ ...built, integrity }));
  return folder;
}
