import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { beside } from '../beside.ts';
import { OWN_SCHEMAS } from './borrowed-schemas-loader.ts';

/** The module that `zod/mini` is in an app; undefined in one without the package. */
function ownSchemas(directory: string): string | undefined {
  try {
    // CommonJS is resolved to the file beside it.
    const file = createRequire(join(directory, 'package.json')).resolve('zod/mini');
    return join(dirname(file), 'index.js');
  } catch {
    return undefined;
  }
}

/** Lets the build of an app take what it can of `zod/mini` from its host. */
export function borrowSchemas(
  directory: string,
  config: Configuration,
): Pick<Configuration, 'resolve' | 'module'> {
  const { resolve = {}, module = {} } = config;
  const own = ownSchemas(directory);
  if (own === undefined) return { resolve, module };
  const borrowed = beside('lent/borrowed-schemas');
  return {
    resolve: {
      ...resolve,
      alias: { ...resolve.alias, 'zod/mini$': borrowed, [`${OWN_SCHEMAS}$`]: own },
    },
    module: {
      ...module,
      rules: [...(module.rules ?? []), { test: borrowed, loader: beside('lent/borrowed-schemas-loader') }],
    },
  };
}
