import type { Configuration } from '@rspack/core';
import { base } from './base.ts';

/** The scripts that pages of others load from a host, under names that stay: no framework, no federation, one file each. */
export function embedScripts(directory: string): Configuration[] {
  const config = base(directory, 'revisoins_embed');
  const output = { ...config.output, clean: false, filename: 'embed/[name].js' };
  return [
    { ...config, name: 'embed-element', entry: { v1: './src/embed-element/main.ts' }, output },
    {
      ...config,
      name: 'embed-mount',
      entry: { 'mount.v1': './src/embed-mount/main.ts' },
      output: { ...output, module: true, library: { type: 'module' } },
      // The address that it is served from, not that of its source.
      module: { ...config.module, parser: { ...config.module?.parser, javascript: { importMeta: false } } },
    },
  ];
}
