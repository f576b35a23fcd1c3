import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { skeletons } from '@revisoins/rspack/prerender';
import { sharedFaces } from '../shared-faces.ts';
import { runBuild } from './run-build.ts';

const run = promisify(execFile);

/** The shared libraries in this package: a skeleton is rendered with the real ones, as a host has them. */
const libraries = Object.fromEntries(
  sharedFaces.map((name) => [`@revisoins/${name}$`, join(import.meta.dirname, `skeletons/${name}.js`)]),
);

/** Renders what pages show of the remote's screens before its code has arrived, into its build. */
export async function writeSkeletons(directory: string, build: string): Promise<void> {
  for (const config of skeletons(directory, libraries)) {
    const program = join(await runBuild(config), 'main.cjs');
    await run(process.execPath, [program, build]).catch((error: { stderr?: string }) => {
      throw new Error(`The skeletons of src/skeletons.tsx cannot be rendered:\n${error.stderr ?? ''}`);
    });
  }
}
