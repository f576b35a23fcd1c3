import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import { remote } from './index.ts';

/** The configuration of the remote in a folder: its own `rspack.config.js`, or else the preset's. */
export async function readConfig(directory: string): Promise<Configuration> {
  const file = join(directory, 'rspack.config.js');
  if (!existsSync(join(directory, 'remote.json')))
    throw new Error(`${directory} has no remote.json, so it is not the folder of a remote.`);
  if (!existsSync(file)) return remote(directory);
  return ((await import(pathToFileURL(file).href)) as { default: Configuration }).default;
}
