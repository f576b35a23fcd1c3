import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@revisoins/contracts';
import { describeBuild } from '@revisoins/release/site/describe-build';
import { providedVersions } from '@revisoins/rspack/shared';
import { readDeprecation } from '@revisoins/types/deprecated-names';
import { builtFolder } from '@revisoins/workspace/paths';
import { runTool } from '@revisoins/workspace/run-tool';
import { currentTypes, declareFaces, readFaces } from '../faces/public-faces.ts';
import { sdkVersion } from '../faces/sdk-version.ts';
import { archiveFolder, compressJson } from '../releases/archive.ts';
import { buildKeptRemote, withTemporaryFolder } from './kept-remote.ts';
import { FACTS, REMOTE, releaseFolder, SHELL, type Release } from '../releases/release.ts';

/** Left out, 0.8 MB: what publishing makes again, what no browser uses, and pictures of the public pages. */
const isSuperfluous = (path: string) => /^(pictures|icons)\/|\.(br|gz)$|(^|\/)sbom\.cdx\.json$/.test(path);

async function deprecatedSubjects(): Promise<string[]> {
  const faces = readFaces(await declareFaces(true));
  return [...faces].flatMap(([face, { names }]) =>
    [...names].flatMap(([name, { doc }]) =>
      readDeprecation(name, doc) ? [`${name} of @revisoins/${face}`] : [],
    ),
  );
}

/**
 * Keeps the SDK of this tree as a release: its types, a remote that is made with it, and the shell. Returns
 * the bytes of each file.
 */
export async function keepRelease(): Promise<Record<string, number>> {
  const { version } = sdkVersion();
  const folder = releaseFolder(version);
  if (existsSync(join(folder, FACTS)))
    throw new Error(
      `${version} has already been kept, and a release never changes. Add a section for the next version in tools/sdk/CHANGELOG.md first.`,
    );
  await runTool('nx', ['run', '@revisoins/shell:build', '--outputStyle=static'], {
    failure: 'The shell does not build; the message of its build is above.',
  });
  const made = await withTemporaryFolder(async (workshop): Promise<Record<string, Buffer>> => {
    const build = await buildKeptRemote(version, workshop);
    const declaration = JSON.parse(
      readFileSync(join(build, 'remote.json'), 'utf8'),
    ) as Release['remote']['declaration'];
    const facts: Release = {
      version,
      contract: CONTRACT_VERSION,
      provided: providedVersions,
      types: await currentTypes(),
      deprecated: await deprecatedSubjects(),
      remote: { declaration, shared: describeBuild(build).shared },
    };
    return {
      [FACTS]: compressJson(facts),
      [REMOTE]: archiveFolder(build, (path) => !isSuperfluous(path)),
      [SHELL]: archiveFolder(builtFolder('shell'), (path) => !isSuperfluous(path)),
    };
  });
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of Object.entries(made)) writeFileSync(join(folder, name), bytes);
  return Object.fromEntries(Object.entries(made).map(([name, bytes]) => [name, bytes.length]));
}
