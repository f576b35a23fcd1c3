import type { Compiler } from '@rspack/core';
import { scopeRemoteStyles } from './scope-css.ts';

/** Scopes the styles of a remote to its own screens, wherever they come from. */
export class ScopeRemoteStyles {
  readonly remote: string;

  constructor(remote: string) {
    this.remote = remote;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ScopeRemoteStyles', (compilation) => {
      // Before files are minified, hashed or compressed.
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({ name: 'ScopeRemoteStyles', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith('.css')) continue;
          const text = source.source().toString();
          const scoped = scopeRemoteStyles(text, this.remote);
          if (scoped !== text) compilation.updateAsset(name, new compiler.rspack.sources.RawSource(scoped));
        }
      });
    });
  }
}
