import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from '@rspack/core';
import { remote } from './index.ts';
import { readOwnDeclaration } from '../inside/own-declaration.ts';

/** The configuration of the remote in a folder: its own `rspack.config.js`, or else the preset's. */
export async function readConfig(directory: string): Promise<Configuration> {
  const file = join(directory, 'rspack.config.js');
  // The preset reads it, too, and knows no sentences.
  readOwnDeclaration(directory);
  if (!existsSync(file)) return remote(directory);
  return ((await import(pathToFileURL(file).href)) as { default: Configuration }).default;
}
