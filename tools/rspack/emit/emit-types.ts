import type { Compiler } from '@rspack/core';
import { emitTypes, type TypesRequest } from '@revisoins/types/emit-declarations';
import { TYPES_FILE } from '@revisoins/types/types-file.schema';

/** Writes the types of a build, for the release gate. The compiler runs while the bundle is made. */
export class EmitTypes {
  readonly request: TypesRequest;

  constructor(request: TypesRequest) {
    this.request = request;
  }

  apply(compiler: Compiler): void {
    let types: Promise<string | Error> = Promise.resolve('');
    compiler.hooks.run.tap('EmitTypes', () => {
      types = emitTypes(this.request).then(JSON.stringify, (error: Error) => error);
    });
    compiler.hooks.thisCompilation.tap('EmitTypes', (compilation) => {
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'EmitTypes', stage }, async () => {
        const made = await types;
        if (typeof made === 'string')
          compilation.emitAsset(TYPES_FILE, new compiler.rspack.sources.RawSource(made));
        else compilation.errors.push(new compiler.rspack.WebpackError(made.message));
      });
    });
  }
}
