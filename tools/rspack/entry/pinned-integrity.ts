import { ENTRY } from '@revisoins/contracts/entry-file';
import type { Compiler } from '@rspack/core';
import { editScript, type Edit } from './edit-script.ts';

/** What the bundler writes into an entry, and what it has instead. */
const edits: readonly Edit[] = [
  [/__webpack_require__\.sriHashes = \{[^}]*\};?/, ''],
  // The host's function looks the script up in the registry, and throws for an unknown script.
  [/__webpack_require__\.sriHashes\[chunkId\]/, 'globalThis.revisoinsFederation.pinnedHash(url)'],
];

/**
 * Leaves the hashes of a remote's scripts out of its entry: the registry has them, and pages contain it.
 * Styles keep theirs, which the registry does not have. After the bundler's own plugin for integrity.
 */
export class PinnedIntegrity {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PinnedIntegrity', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({ name: 'PinnedIntegrity', stage }, () =>
        editScript(compiler, compilation, ENTRY, edits, 'pinned-integrity.ts'),
      );
    });
  }
}
