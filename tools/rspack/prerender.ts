import { resolve } from 'node:path';
import type { Configuration } from '@rspack/core';
import { base } from './base.ts';

/**
 * The build of the program that renders a host's public pages; Node runs it right after the build. Class
 * names and asset URLs are those of the host's own build, because of the same `name`.
 */
export function prerender(directory: string, name: string): Configuration {
  const { output, plugins, module, ...config } = base(directory, `revisoins_${name}`);
  return {
    ...config,
    name: 'prerender',
    target: 'node24',
    devtool: false,
    entry: { main: './src/prerender/main.tsx' },
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
    // The host's build compresses the files.
    plugins: plugins?.slice(0, 1) ?? [],
  };
}
