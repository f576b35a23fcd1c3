import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { rspack, type Compiler } from '@rspack/core';

const require = createRequire(import.meta.url);

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
  apply(compiler: Compiler): void {
    compiler.hooks.afterPlugins.tap('EsmFederationRuntime', () => {
      compiler.options.resolve.alias = { ...compiler.options.resolve.alias, ...esmBuilds() };
    });
    // The plugin writes an absolute path into a module that is named after its text: ids, and so the build,
    // would depend on the folder.
    new rspack.NormalModuleReplacementPlugin(
      /!=!data:text\/javascript,import%20__module_federation_bundler_runtime__/,
      (resource) => {
        resource.request = resource.request.replace(
          /from%20%22[^;]*?%22%3B/,
          `from%20${encodeURIComponent('"@module-federation/webpack-bundler-runtime"')}%3B`,
        );
      },
    ).apply(compiler);
  }
}
