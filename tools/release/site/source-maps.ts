import { copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Refusal } from '../refusal.ts';

/** Where the preset of tools/rspack puts the source maps of a build: beside its folder. */
const mapsBeside = (build: string) => join(dirname(build), 'maps');

/**
 * The scripts and styles of a build that have a source map, as paths in the build. Throws a refusal when none
 * has.
 */
export function mappedFiles(build: string): string[] {
  const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((name) =>
    existsSync(join(mapsBeside(build), `${name}.map`)),
  );
  if (files.length === 0)
    throw new Refusal(`There are no source maps in ${mapsBeside(build)}. Leave out --maps, or build again.`);
  return files;
}

/** Copies the source maps of a build to `target`/`name`, which must not be served. Returns that folder. */
export function copySourceMaps(build: string, target: string, name: string): string {
  const folder = resolve(target, name);
  for (const file of mappedFiles(build)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(mapsBeside(build), `${file}.map`), join(folder, `${file}.map`));
  }
  return folder;
}
