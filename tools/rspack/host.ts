import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { base } from './base.ts';
import { EmitJson } from './emit/emit-json.ts';
import { EmitSbom } from './emit/emit-sbom.ts';
import { EmitTypes } from './emit/emit-types.ts';
import { leanRouter } from './router/lean-router.ts';
import { NameLateScripts } from './name-late-scripts.ts';
import { NameTexts } from './name-texts.ts';
import { earlierLibraries, providedVersions, sharedLibraries } from './shared.ts';

/**
 * React's refresh uses the developer tools' hook, which each bundle would create for itself. Creating it
 * first, for all of them, lets a remote's hot reload reach the host's React.
 */
const HOOK =
  'window.__REACT_DEVTOOLS_GLOBAL_HOOK__??={renderers:new Map(),supportsFiber:true,inject(r){const id=this.renderers.size+1;this.renderers.set(id,r);return id},onCommitFiberRoot(){},onCommitFiberUnmount(){},onScheduleFiberRoot(){}};';

/** A host's HTML for the development of a remote in it. */
function withRefreshHook(html: string): string {
  return html.replace('<head>', () => `<head><script>${HOOK}</script>`);
}

const pages = [
  { name: 'main', entry: './src/main.tsx', html: 'index.html' },
  // One remote in an institution's page, with the same runtime and libraries.
  { name: 'embed', entry: './src/embed/main.ts', html: 'embed.html' },
];

/**
 * The build of a host: a plain bundle. Its own code loads remotes and offers them the shared singletons at
 * run time (decision 22): the bundler's plugin would put all of that into the first load.
 */
export function host(directory: string, name: string): Configuration {
  const container = `revisoins_${name}`;
  const config = base(directory, container);
  const development = process.env.NODE_ENV === 'development';
  const lean = development ? { alias: {}, rules: [] } : leanRouter();
  return {
    ...config,
    entry: Object.fromEntries(pages.map(({ name: page, entry }) => [page, entry])),
    // The standalone scripts have their own builds.
    output: { ...config.output, clean: { keep: /[\\/](embed|inline)[\\/]/ } },
    resolve: { ...config.resolve, alias: lean.alias },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        ...lean.rules,
        {
          test: resolve(directory, 'src/start/earlier-libraries.ts'),
          loader: resolve(import.meta.dirname, 'earlier-libraries-loader.ts'),
        },
        {
          test: resolve(directory, 'src/start/lent-schemas.ts'),
          loader: resolve(import.meta.dirname, 'lent/lent-schemas-loader.ts'),
        },
      ],
    },
    plugins: [
      new rspack.DefinePlugin({ PROVIDED_VERSIONS: JSON.stringify(providedVersions) }),
      // For the release gate: what this host provides to remotes.
      new EmitJson('provided.json', providedVersions),
      ...(development
        ? []
        : [
            new EmitSbom(name, directory),
            new EmitTypes({
              root: resolve(directory, '../..'),
              directory,
              libraries: [
                ...sharedLibraries,
                ...earlierLibraries.map(({ request }) => request),
                '@revisoins/contracts',
              ],
            }),
          ]),
      ...pages.map(({ name: page, html }) => {
        const template = readFileSync(resolve(directory, 'src', html), 'utf8');
        return new rspack.HtmlRspackPlugin({
          filename: html,
          chunks: [page],
          templateContent: development ? withRefreshHook(template) : template,
          // Pages are served at any depth.
          publicPath: '/',
          scriptLoading: 'defer',
          minify: false,
        });
      }),
      // Before that one, which takes the place in the page.
      new NameTexts('index.html'),
      new NameLateScripts('index.html', 'federation'),
      // Pages run only scripts whose content they name.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
      ...(config.plugins ?? []),
    ],
  };
}
