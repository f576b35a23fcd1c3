import type { Compiler } from '@rspack/core';
import { hashAsset } from './emit/emit-build.ts';

const PLACE = '<!-- late -->';

/**
 * Lists a chunk's scripts in a page, as links that load nothing: the script that runs before the page's own
 * decides whether this address needs them, and preloads them.
 */
export class NameLateScripts {
  readonly page: string;
  readonly chunk: string;

  constructor(page: string, chunk: string) {
    this.page = page;
    this.chunk = chunk;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('NameLateScripts', (compilation) => {
      // After the last change of content, when hashed names are final.
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'NameLateScripts', stage }, () => {
        const files = [...(compilation.namedChunkGroups.get(this.chunk)?.chunks ?? [])].flatMap(
          ({ files: all }) => [...all],
        );
        const links = files
          .filter((file) => file.endsWith('.js'))
          .map((file) => `<link rel="late" href="/${file}" integrity="${hashAsset(compilation, file)}">`);
        const html = String(compilation.getAsset(this.page)?.source.source());
        if (links.length === 0 || !html.includes(PLACE))
          throw new Error(`${this.page} has no ${PLACE}, or no chunk is called "${this.chunk}".`);
        compilation.updateAsset(
          this.page,
          new compiler.rspack.sources.RawSource(html.replace(PLACE, () => links.join(''))),
        );
      });
    });
  }
}
