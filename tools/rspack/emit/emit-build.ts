import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import type { RemoteDeclaration } from '@revisoins/contracts';
import { ENTRY } from '@revisoins/contracts/entry-file';
import { finalName } from '../entry/name-container.ts';
import { filesWith, isScriptOrStyle, routeFiles } from './route-files.ts';

/** The integrity value of a file of the build. */
export const hashAsset = (compilation: Compilation, name: string) =>
  `sha384-${createHash('sha384')
    .update(compilation.getAsset(name)?.source.buffer() ?? Buffer.alloc(0))
    .digest('base64')}`;

/**
 * Writes build.json: the registry's description of this build, besides `facts`, with the files that each
 * route loads after the entry.
 */
export class EmitBuild {
  readonly declaration: RemoteDeclaration;
  /** The source file behind an exposed id. */
  readonly exposedFile: (id: string) => string;
  /** The container's name while it is built. */
  readonly container: string;
  readonly facts: Record<string, unknown>;

  constructor(
    declaration: RemoteDeclaration,
    exposedFile: (id: string) => string,
    container: string,
    facts: Record<string, unknown>,
  ) {
    this.declaration = declaration;
    this.exposedFile = exposedFile;
    this.container = container;
    this.facts = facts;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitBuild', (compilation) => {
      // After the last change of content, when hashed names are final.
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EmitBuild', stage }, () => {
        const preload = Object.fromEntries(
          this.declaration.routes.map(({ id, expose }) => {
            const exposed = filesWith(compilation, resolve(compiler.context, this.exposedFile(expose)));
            return [id, [...new Set([...exposed, ...routeFiles(compilation, compiler.context, id)])]];
          }),
        );
        // For the release gate: the files of the build when it was made.
        const files = compilation
          .getAssets()
          .map(({ name }) => name)
          .filter(isScriptOrStyle)
          .sort();
        const integrity = Object.fromEntries(
          compilation
            .getAssets()
            .map(({ name }) => name)
            .filter((name) => /\.js$|^locales\/.*\.json$|^remote\.json$/.test(name))
            .sort()
            .map((name) => [name, hashAsset(compilation, name)]),
        );
        const entry = String(compilation.getAsset(ENTRY)?.source.source() ?? '');
        const container = finalName(entry, this.container);
        const text = JSON.stringify({ container, ...this.facts, preload, files, integrity });
        compilation.emitAsset('build.json', new compiler.rspack.sources.RawSource(text));
      });
    });
  }
}
