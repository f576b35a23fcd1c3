import type { Compiler } from '@rspack/core';

const PLACE = '<!-- late -->';
const TEXTS = /(?:^|\/)locales\/([a-z]+)\/[^/]+\.json$/;

/**
 * Lists the files with the host's own texts in a page, as links that load nothing: the script that runs
 * before the page's own preloads the one in the reader's language, which would otherwise be asked for only
 * once the host runs.
 */
export class NameTexts {
  readonly page: string;

  constructor(page: string) {
    this.page = page;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('NameTexts', (compilation) => {
      // After the last change of content, when hashed names are final.
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'NameTexts', stage }, () => {
        const links = compilation.getAssets().flatMap(({ name, info }) => {
          const language = TEXTS.exec(info.sourceFilename ?? '')?.[1];
          return language === undefined ? [] : [`<link rel="late" hreflang="${language}" href="/${name}">`];
        });
        const html = String(compilation.getAsset(this.page)?.source.source());
        if (links.length === 0 || !html.includes(PLACE))
          throw new Error(`${this.page} has no ${PLACE}, or the host has no texts.`);
        compilation.updateAsset(
          this.page,
          new compiler.rspack.sources.RawSource(html.replace(PLACE, () => links.sort().join('') + PLACE)),
        );
      });
    });
  }
}
