import { readConfig } from './read-config.ts';
import { runBuild } from './run-build.ts';
import { writeSkeletons } from './write-skeletons.ts';

/** Builds the remote in a folder for production, or for a preview; resolves to the folder of the build. */
export async function buildRemote(
  directory: string,
  kind: 'production' | 'preview' = 'production',
): Promise<string> {
  process.env.NODE_ENV = 'production';
  process.env.REVISOINS_BUILD = kind;
  const build = await runBuild(await readConfig(directory));
  await writeSkeletons(directory, build);
  return build;
}
