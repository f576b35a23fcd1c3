import { createHash } from 'node:crypto';
import { remotePrefix } from '@revisoins/contracts';
import { ENTRY } from '@revisoins/contracts/entry-file';
import type { Compiler } from '@rspack/core';
import { editScript } from './edit-script.ts';

const UNNAMED = '00000000';

/**
 * The global name of a remote's container while it is built: `NameContainer` puts the hash of the build in
 * place of the zeros. A development server's is final.
 */
export function containerName(remote: string): string {
  const isDeveloped = process.env.NODE_ENV === 'development' || process.env.REVISOINS_DEVELOPED === remote;
  return `${remotePrefix(remote)}_${isDeveloped ? 'dev' : UNNAMED}`;
}

/** The name that a build gives its container, from `containerName`: found in the entry, where it is final. */
export const finalName = (entry: string, container: string): string =>
  container.endsWith(UNNAMED)
    ? (new RegExp(`\\b${container.slice(0, -UNNAMED.length)}[0-9a-f]{8}\\b`).exec(entry)?.[0] ?? container)
    : container;

function hashAssets(assets: Record<string, { buffer(): Buffer }>): string {
  const hash = createHash('sha256');
  const names = Object.keys(assets).filter((name) => !name.endsWith('.map'));
  for (const name of names.sort()) hash.update(name).update(assets[name]?.buffer() ?? '');
  return hash.digest('hex');
}

/**
 * Names a remote's container after the content of its build: two versions that differ can be in one page. No
 * other file contains the name, so that a chunk stays the same, byte for byte, while its sources do: a chunk
 * adds itself to the list of its script element, instead of to a global one.
 */
export class NameContainer {
  readonly container: string;

  constructor(container: string) {
    this.container = container;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.rspack;
    const list = `globalThis["rspackChunk${this.container}"]`;
    compiler.hooks.thisCompilation.tap('NameContainer', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'NameContainer', stage: Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS },
        (assets) => {
          for (const name of Object.keys(assets).filter((file) => file.endsWith('.js') && file !== ENTRY))
            editScript(
              compiler,
              compilation,
              name,
              [[/\(globalThis\["rspackChunk\w+"\] \|\|= \[\]\)/, 'document.currentScript.chunks']],
              'name-container.ts',
            );
          editScript(
            compiler,
            compilation,
            ENTRY,
            [
              [
                /script = document\.createElement\('script'\);/,
                `script = document.createElement('script');script.chunks = ${list};`,
              ],
            ],
            'name-container.ts',
          );
        },
      );
      compilation.hooks.processAssets.tap(
        // When the names of all chunks are final, and before files are compressed.
        { name: 'NameContainer', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        (assets) => {
          const text = String(assets[ENTRY]?.source());
          const hash = hashAssets(assets).slice(0, UNNAMED.length);
          const named = text.replaceAll(this.container, this.container.replace(UNNAMED, hash));
          compilation.updateAsset(ENTRY, new sources.RawSource(named));
        },
      );
    });
  }
}
