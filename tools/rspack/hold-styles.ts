import type { Compiler } from '@rspack/core';
import { holdStyles } from './scope-css.ts';

/** Scopes the styles of a remote to its own screens, wherever they come from. */
export class HoldStyles {
  readonly remote: string;
  readonly container: string;

  constructor(remote: string, container: string) {
    this.remote = remote;
    this.container = container;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('HoldStyles', (compilation) => {
      // Before files are minified, hashed or compressed.
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({ name: 'HoldStyles', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (!name.endsWith('.css')) continue;
          const text = source.source().toString();
          const held = holdStyles(text, this.remote, this.container);
          if (held !== text) compilation.updateAsset(name, new compiler.rspack.sources.RawSource(held));
        }
      });
    });
  }
}
