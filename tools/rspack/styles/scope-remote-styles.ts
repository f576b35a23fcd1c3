import type { Compiler } from '@rspack/core';
import { keyframeNames } from './own-names.ts';
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
        const sheets = Object.entries(assets)
          .filter(([name]) => name.endsWith('.css'))
          .map(([name, source]) => [name, source.source().toString()] as const);
        const keyframes = new Set(sheets.flatMap(([, text]) => [...keyframeNames(text)]));
        for (const [name, text] of sheets) {
          const scoped = scopeRemoteStyles(text, this.remote, keyframes);
          if (scoped !== text) compilation.updateAsset(name, new compiler.rspack.sources.RawSource(scoped));
        }
      });
    });
  }
}
