import { rspack, type RspackOptions } from '@rspack/core';

/** Runs one build; rejects with the errors of the build. */
export async function runRspack(options: RspackOptions): Promise<void> {
  const compiler = rspack(options);
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')));
      else done();
    });
  });
  await new Promise<void>((done) => compiler.close(() => done()));
}
