import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { remoteDeclarationSchema, remotePrefix } from '@revisoins/contracts';
import type { Configuration } from '@rspack/core';
import { base } from './base.ts';
import { beside } from './beside.ts';
import { buildKind } from './build-kind.ts';

/**
 * The build of a program that Node runs right after an app's own build, to render parts of it. Class names
 * and asset URLs match the app's build, because `uniqueName` is the same.
 */
function program(directory: string, uniqueName: string, entry: string): Configuration {
  const { output, plugins, module, ...config } = base(directory, uniqueName);
  return {
    ...config,
    name: 'prerender',
    target: 'node24',
    devtool: false,
    entry: { main: entry },
    output: {
      ...output,
      path: resolve(directory, 'dist/prerender'),
      filename: '[name].cjs',
      publicPath: '/',
      library: { type: 'commonjs2' },
    },
    module: {
      ...module,
      generator: {
        ...module?.generator,
        'css/module': { ...module?.generator?.['css/module'], exportsOnly: true },
        'asset/resource': { emit: false },
      },
      parser: { ...module?.parser, javascript: { dynamicImportMode: 'eager' } },
    },
    // The app's build compresses the files.
    plugins: plugins?.slice(0, 1) ?? [],
  };
}

/** The program that renders a host's public pages and the layouts around screens. */
export const prerender = (directory: string, name: string): Configuration =>
  program(directory, `revisoins_${name}`, './src/prerender/main.tsx');

/**
 * The program that renders the skeletons of a remote's screens, from its `src/skeletons.tsx`. None in
 * development, in a preview, or for a remote without that file: its screens then begin with the shell alone.
 * `libraries` are the modules of the shared libraries, if the remote's tree does not have them.
 */
export function skeletons(
  directory: string,
  libraries: Readonly<Record<string, string>> = {},
): Configuration[] {
  const own = resolve(directory, 'src/skeletons.tsx');
  if (buildKind() !== 'production' || !existsSync(own)) return [];
  const { name } = remoteDeclarationSchema.parse(
    JSON.parse(readFileSync(resolve(directory, 'remote.json'), 'utf8')),
  );
  const config = program(directory, remotePrefix(name), beside('skeletons/write-skeletons'));
  return [{ ...config, resolve: { ...config.resolve, alias: { ...libraries, 'remote-skeletons$': own } } }];
}
