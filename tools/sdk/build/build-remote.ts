import { rspack } from '@rspack/core';
import { readConfig } from './read-config.ts';

/** Builds the remote in a folder for production, or for a preview; resolves to the folder of the build. */
export async function buildRemote(
  directory: string,
  kind: 'production' | 'preview' = 'production',
): Promise<string> {
  process.env.NODE_ENV = 'production';
  process.env.REVISOINS_BUILD = kind;
  const compiler = rspack(await readConfig(directory));
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
