import { rspack, type Configuration } from '@rspack/core';

/** Builds once; resolves to the folder of the build, and rejects with the errors. */
export async function runBuild(config: Configuration): Promise<string> {
  const compiler = rspack(config);
  try {
    return await new Promise((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) return reject(error);
        if (!stats || stats.hasErrors())
          return reject(
            new Error(
              `It does not build:\n${stats?.toString({ preset: 'errors-only', colors: false }) ?? ''}`,
            ),
          );
        if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
        resolve(compiler.outputPath);
      });
    });
  } finally {
    await new Promise((resolve) => {
      compiler.close(resolve);
    });
  }
}
