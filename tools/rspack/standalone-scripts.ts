import { rspack, type Configuration } from '@rspack/core';
import { base } from './base.ts';
import { providedVersions } from './shared.ts';

/**
 * In a page with an old encoding the browser reads the script in that encoding, too, so non-ASCII characters
 * are escaped.
 */
const escaped: NonNullable<Configuration['optimization']> = {
  minimizer: [
    new rspack.SwcJsMinimizerRspackPlugin({
      minimizerOptions: { format: { asciiOnly: true, comments: false } },
    }),
  ],
};

/**
 * Scripts beside a host's pages, one file each, without a framework: those that other sites' pages load,
 * under stable names, and those that the host's pages inline.
 */
export function standaloneScripts(directory: string): Configuration[] {
  const config = base(directory, 'revisoins_embed');
  const output = { ...config.output, clean: false, filename: 'embed/[name].js' };
  return [
    {
      ...config,
      name: 'embed-element',
      entry: { v1: './src/embed-element/main.ts' },
      output,
      optimization: escaped,
    },
    {
      ...config,
      name: 'inline',
      devtool: false,
      entry: { preload: './src/preload/main.ts', 'public-page': './src/public-page/main.ts' },
      output: { ...output, filename: 'inline/[name].js' },
      plugins: [
        ...(config.plugins ?? []),
        new rspack.DefinePlugin({ PROVIDED_VERSIONS: JSON.stringify(providedVersions) }),
      ],
    },
    {
      ...config,
      name: 'embed-mount',
      entry: { 'mount.v1': './src/embed-mount/main.ts' },
      output: { ...output, module: true, library: { type: 'module' } },
      // The address that it is served from, not the address of its source.
      module: { ...config.module, parser: { ...config.module?.parser, javascript: { importMeta: false } } },
    },
  ];
}
