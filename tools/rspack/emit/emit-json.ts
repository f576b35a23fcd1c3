import type { Compiler } from '@rspack/core';

/** Writes a JSON file to the build. */
export class EmitJson {
  readonly file: string;
  readonly data: unknown;

  constructor(file: string, data: unknown) {
    this.file = file;
    this.data = data;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitJson', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'EmitJson', stage }, () => {
        compilation.emitAsset(this.file, new compiler.rspack.sources.RawSource(JSON.stringify(this.data)));
      });
    });
  }
}
