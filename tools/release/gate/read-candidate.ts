import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readBuild } from '../site/describe-build.ts';
import { appFolder, builtFolder } from '@revisoins/workspace/paths';
import { runTool } from '@revisoins/workspace/run-tool';
import type { Input } from '../command.ts';
import type { Candidate } from './candidate.ts';
import { fileProblems } from './files/file-problems.ts';
import { readDeclaration } from './declaration/read-declaration.ts';
import { Refusal, refuseIfAny } from '../refusal.ts';

/** Builds a remote of this repository for a preview: without Nx, whose cache has builds for everybody. */
async function buildPreview(name: string): Promise<void> {
  await runTool('rspack', ['build'], {
    cwd: appFolder(name),
    env: { NODE_ENV: 'production', REVISOINS_BUILD: 'preview' },
    failure: `apps/${name} does not build; the message of its build is above. Correct it, then try again.`,
  });
}

export interface BuiltCandidate extends Omit<Candidate, 'others'> {
  /** Whether its source is an app of this repository. */
  hasSource: boolean;
}

/** Builds an app with Nx, which uses its cache when nothing changed. */
export async function buildApp(app: string): Promise<void> {
  await runTool('nx', ['run', `@revisoins/${app}:build`, '--outputStyle=static'], {
    failure: `apps/${app} does not build; the message of its build is above. Correct it, then try again.`,
  });
}

/** The build to publish: a fresh one of apps/<name>, or the one in the folder of --from. */
export async function readCandidate(
  name: string,
  { text, step }: Input,
  most: number,
): Promise<BuiltCandidate> {
  const from = text('from');
  const source = join(appFolder(name), 'remote.json');
  const isPreview = text('preview') !== undefined;
  const hasSource = existsSync(source);
  if (from === undefined) {
    if (!hasSource)
      throw new Refusal(
        `There is no remote apps/${name} (no remote.json). Correct the name, or make it with "npm run remote -- new ${name}".`,
      );
    readDeclaration(source, name);
    step(`Building ${name}${isPreview ? '' : ' (from the cache when nothing changed)'}`);
    await (isPreview ? buildPreview(name) : buildApp(name));
  }
  const folder = from === undefined ? builtFolder(name, isPreview ? 'preview' : 'production') : resolve(from);
  if (!existsSync(folder)) throw new Refusal(`${folder} is not there; --from names the folder of a build.`);
  refuseIfAny(`${name} is not published:`, fileProblems(folder, most));
  const declaration = readDeclaration(join(folder, 'remote.json'), name);
  const { description: build, listed, entry } = readOrRefuse(folder);
  const { shared, container, preload } = build;
  return {
    declaration,
    folder,
    shared,
    container,
    entry,
    ...(preload ? { preload } : {}),
    ...listed,
    build,
    hasSource: hasSource && from === undefined,
  };
}

function readOrRefuse(folder: string): ReturnType<typeof readBuild> {
  try {
    return readBuild(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(`${reason} Build again, and publish the folder as it is.`);
  }
}
