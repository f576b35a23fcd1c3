import type { Compiler } from '@rspack/core';

const ENTRY = 'remoteEntry.js';

/** What the bundler writes into an entry, and what it has instead. */
const edits = [
  [/__webpack_require__\.sriHashes = \{[^}]*\};?/, ''],
  // What the host lends looks the script up in the registry, and throws for one that is not there.
  [/__webpack_require__\.sriHashes\[chunkId\]/, 'globalThis.revisoinsFederation.pinnedHash(url)'],
] as const;

/**
 * Leaves the hashes of a remote's scripts out of its entry: the registry has them, and pages carry it. Styles keep theirs, which the
 * registry does not have. After the bundler's own plugin for integrity.
 */
export class PinnedIntegrity {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    compiler.hooks.thisCompilation.tap('PinnedIntegrity', (compilation) => {
      // Before the file is minified.
      const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({ name: 'PinnedIntegrity', stage }, (assets) => {
        const entry = assets[ENTRY];
        if (!entry) throw new Error(`The build has no ${ENTRY}.`);
        const text = entry.source().toString();
        const edited = new sources.ReplaceSource(entry);
        for (const [pattern, replacement] of edits) {
          const found = pattern.exec(text);
          if (!found)
            throw new Error(
              `The bundler writes the hashes of scripts in another form (${pattern.source}): adapt pinned-integrity.ts.`,
            );
          edited.replace(found.index, found.index + found[0].length - 1, replacement);
        }
        compilation.updateAsset(ENTRY, edited);
      });
    });
  }
}
