import { ENTRY } from '@revisoins/contracts/entry-file';
import type { Compiler } from '@rspack/core';
import { editScript, type Edit } from './edit-script.ts';

const located = (file: string): Edit => [
  new RegExp(`__webpack_require__\\.p \\+ __webpack_require__\\.${file}\\(chunkId\\)`),
  `globalThis.revisoinsFederation.locateFile(__webpack_require__.p + __webpack_require__.${file}(chunkId))`,
];

/**
 * What the bundler writes into an entry, and what it has instead: for scripts, and for styles if the remote
 * has any.
 */
const scriptEdits: readonly Edit[] = [
  located('u'),
  // A script that another version requests from the same address adds its modules to that version alone;
  // those that this version is loading are known without a search of the page.
  [/if \(key !== undefined\) \{\s*var scripts = [\s\S]*?break;\s*\}\s*\}\s*\}/, ''],
  // An entry is a script of a page: its own address is known, without a search for it and without a worker's.
  [
    /var scriptUrl;[\s\S]*?\.replace\(\/\\\/\[\^\\\/\]\+\$\/, "\/"\);/,
    'var scriptUrl = new URL(".", document.currentScript.src).href;',
  ],
];
const styleEdits: readonly Edit[] = [located('k')];

/**
 * Makes a remote ask its host where the files of its chunks are: those that did not change since an earlier
 * version are loaded from its folder, so that a returning visitor has them.
 */
export class LocatedFiles {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('LocatedFiles', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS;
      compilation.hooks.processAssets.tap({ name: 'LocatedFiles', stage }, (assets) => {
        const hasStyles = Object.keys(assets).some((name) => name.endsWith('.css'));
        const edits = hasStyles ? [...scriptEdits, ...styleEdits] : scriptEdits;
        editScript(compiler, compilation, ENTRY, edits, 'located-files.ts');
      });
    });
  }
}
