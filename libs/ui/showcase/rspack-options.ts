import { resolve } from 'node:path';
import type { RspackOptions } from '@rspack/core';

const here = import.meta.dirname;

/** Builds one entry of this folder into `libs/ui/dist/<name>`. */
export function rspackOptions(name: string, entry: string): RspackOptions {
  return {
    mode: 'production',
    context: here,
    entry: { [name]: entry },
    output: {
      path: resolve(here, '../dist', name),
      filename: '[name].js',
      cssFilename: '[name].css',
      clean: true,
    },
    devtool: false,
    performance: false,
    module: {
      parser: { 'css/module': { namedExports: false } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
        { test: /\.module\.css$/, type: 'css/module' },
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
      ],
    },
  };
}
