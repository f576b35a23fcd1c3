import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { rspack, type Compiler } from '@rspack/core';
import { beside } from './beside.ts';
import { callLentStart } from './container-start.ts';

const require = createRequire(import.meta.url);

/** What the runtime's core imports for manifests. */
const MANIFESTS = /\/(?:snapshot\/SnapshotHandler|utils\/preload)\.js$/;
const RUNTIME_CORE = /[\\/]@module-federation[\\/]runtime-core[\\/]/;

function esmBuilds(): Record<string, string> {
  const enhanced = createRequire(require.resolve('@module-federation/enhanced'));
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
  const runtime = createRequire(tools.resolve('@module-federation/runtime'));
  const folder = (name: string, from: NodeJS.Require) => dirname(from.resolve(name));
  const bundlerRuntime = join(folder('@module-federation/webpack-bundler-runtime', tools), 'index.js');
  return {
    // Rspack's plugin imports this one by its absolute path.
    [tools.resolve('@module-federation/webpack-bundler-runtime')]: bundlerRuntime,
    '@module-federation/webpack-bundler-runtime$': bundlerRuntime,
    '@module-federation/webpack-bundler-runtime/dist': dirname(bundlerRuntime),
    '@module-federation/runtime$': join(folder('@module-federation/runtime', tools), 'index.js'),
    '@module-federation/runtime-core$': join(folder('@module-federation/runtime-core', runtime), 'index.js'),
    '@module-federation/sdk$': join(folder('@module-federation/sdk', runtime), 'index.js'),
    '@module-federation/error-codes$': join(folder('@module-federation/error-codes', runtime), 'index.mjs'),
  };
}

/**
 * Points the federation runtime at its ES module builds, so that unused code is dropped: the plugin resolves
 * to CommonJS, which repeats some 20 KB (brotli) in every container. Unofficial; the byte budget of the
 * remotes fails when it stops working.
 */
export class EsmFederationRuntime {
  readonly #isLent: boolean;

  /** `isLent`: the bundler's part of it is the host's, as in every remote. */
  constructor({ isLent = false } = {}) {
    this.#isLent = isLent;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterPlugins.tap('EsmFederationRuntime', () => {
      compiler.options.resolve.alias = {
        ...compiler.options.resolve.alias,
        ...esmBuilds(),
        ...(this.#isLent && {
          '@module-federation/webpack-bundler-runtime$': beside('borrowed-runtime'),
        }),
      };
    });
    new rspack.NormalModuleReplacementPlugin(MANIFESTS, (resource) => {
      if (RUNTIME_CORE.test(resource.context ?? '')) resource.request = beside('without-manifests');
    }).apply(compiler);
    // The plugin writes an absolute path into a module that is named after its text: ids, and so the build,
    // would depend on the folder.
    new rspack.NormalModuleReplacementPlugin(
      /!=!data:text\/javascript,import%20__module_federation_bundler_runtime__/,
      (resource) => {
        const [loader, written = ''] = resource.request.split(/(?<=data:text\/javascript,)/);
        const source = decodeURIComponent(written).replace(
          / from "[^"]+";/,
          ' from "@module-federation/webpack-bundler-runtime";',
        );
        resource.request = loader + encodeURIComponent(this.#isLent ? callLentStart(source) : source);
      },
    ).apply(compiler);
  }
}
