import { relative, resolve } from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import { rspack, type Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import CompressionPlugin from 'compression-webpack-plugin';
import { beside } from './beside.ts';
import { buildKind } from './build-kind.ts';
import { classNameRules } from './styles/class-names.ts';
import { SBOM_FILE } from './emit/emit-sbom.ts';
import { TYPES_FILE } from '@revisoins/types/types-file.schema';

/** The browsers that scripts and styles are written for. */
const BROWSERS = ['chrome >= 111', 'firefox >= 114', 'safari >= 16.4'];

/** Files of a build that pages do not load. */
const besides = [TYPES_FILE, SBOM_FILE];
const compressible = /\.(js|css|html|json|svg)$/;

/** What the accounts' client imports for passkeys and wallets, and its folder. */
const PASSKEYS = /^\.\/lib\/(webauthn|web3\/ethereum)$/;
const SIGN_IN_CLIENT = /[\\/]@supabase[\\/]auth-js[\\/]/;

interface SourceName {
  readonly namespace: string;
  readonly resourcePath: string;
  readonly query: string;
}

/**
 * The name of a source in a source map: never its place on the machine that built it, also for a folder of
 * modules. Two requests of one folder differ in their query; equal names would be distinguished by the place.
 */
const nameSource =
  (directory: string) =>
  ({ namespace, resourcePath, query }: SourceName): string => {
    if (/^[\w-]{2,}:/.test(resourcePath)) return resourcePath;
    const path = resourcePath.replace(/^(?:\/|[A-Z]:\\)[^|]*/, (place) =>
      relative(directory, place).replaceAll('\\', '/'),
    );
    return `webpack://${namespace}/${path}${path.endsWith('|') ? query : ''}`;
  };

/** What is published has no client for passkeys. */
const withoutPasskeys = () =>
  new rspack.NormalModuleReplacementPlugin(PASSKEYS, (resource) => {
    if (SIGN_IN_CLIENT.test(resource.context ?? '')) resource.request = beside('without-passkeys');
  });

/** Two compressed forms of each file. */
const compressedForms = () => {
  const compressed = { test: compressible, exclude: besides, threshold: 512 };
  return [
    new CompressionPlugin({ ...compressed, filename: '[path][base].gz', algorithm: 'gzip' }),
    new CompressionPlugin<BrotliOptions>({
      ...compressed,
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    }),
  ];
};

/**
 * The common configuration of the host and every remote. `directory` is the app's folder; the names of its
 * classes begin with `classPrefix`.
 */
export function base(directory: string, uniqueName: string, classPrefix = uniqueName): Configuration {
  const kind = buildKind();
  const development = kind === 'development';
  return {
    context: directory,
    mode: development ? 'development' : 'production',
    target: ['web', 'es2022'],
    // Beside the build, not in it, because published files are public. `remote publish --maps` keeps them for
    // reading stack traces.
    devtool: development ? 'cheap-module-source-map' : kind === 'production' && 'hidden-source-map',
    output: {
      path: resolve(directory, 'dist', kind),
      uniqueName,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      // Below the loader's deadline, so that a chunk that hangs can be requested again.
      chunkLoadTimeout: 9_000,
      filename: 'assets/[name].[contenthash:10].js',
      chunkFilename: 'assets/[name].[contenthash:10].js',
      cssFilename: 'assets/[name].[contenthash:10].css',
      cssChunkFilename: 'assets/[name].[contenthash:10].css',
      assetModuleFilename: 'assets/[name].[contenthash:10][ext]',
      ...(development ? {} : { sourceMapFilename: '../maps/[file].map' }),
      devtoolModuleFilenameTemplate: nameSource(directory),
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js', '.mjs'] },
    module: {
      parser: { 'css/module': { namedExports: false } },
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development, refresh: development } },
            },
            env: { targets: BROWSERS },
          },
        },
        ...classNameRules(directory, classPrefix, development),
        { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
        { resourceQuery: /scoped/, loader: beside('styles/scope-css-loader') },
        { test: /\.woff2$/, type: 'asset/resource' },
        {
          test: /[\\/]locales[\\/].+\.json$/,
          dependency: 'url',
          loader: beside('compact-json-loader'),
        },
      ],
    },
    plugins: [
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
      }),
      ...(development ? [new ReactRefreshRspackPlugin()] : [withoutPasskeys()]),
      ...(kind === 'production' ? compressedForms() : []),
    ],
    performance: false,
    // A build error changes nothing in the page: it stays as it is, and the next update has the fix.
    optimization: {
      emitOnErrors: false,
      minimizer: [
        // A second pass over the embedded quiz saves 0.3 KB, a third over the shell's script 0.25.
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 3 } } }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    // Cascade layers decide which style wins, not the order of files in a chunk.
    ignoreWarnings: [/Conflicting order/],
    stats: 'errors-warnings',
  };
}
