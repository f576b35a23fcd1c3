import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { remote as preset } from '@revisoins/rspack/remote';
import type { Configuration } from '@rspack/core';

/** Where the package with the types of the shared libraries is, as a remote's folder has it installed. */
const sdkFolder = (directory: string): string =>
  dirname(createRequire(join(directory, 'package.json')).resolve('@revisoins/sdk/package.json'));

/** The build of a remote, from the declaration in its folder. Change what it returns as you like. */
export const remote = (directory: string): Configuration =>
  preset(directory, { libraryRoot: sdkFolder(directory) });
