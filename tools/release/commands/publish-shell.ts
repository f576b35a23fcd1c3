import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Registry } from '@revisoins/contracts';
import type { Input } from '../command.ts';
import { readProvided } from '../gate/read-provided.ts';
import { sharedProblems } from '../gate/shared-problems.ts';
import { Refusal, refuseIfAny } from '../refusal.ts';
import { changeSite } from '../site/change-site.ts';
import { servedVersions } from '../site/journal.ts';
import { putShell } from '../site/put-shell.ts';
import { readRegistry } from '../site/read-registry.ts';
import { readSiteFile } from '../site/site-file.schema.ts';
import { sitePaths } from '../site/site-paths.ts';
import { buildApp } from './candidate-of.ts';

/** What live versions of remotes take from their host and would not get of a shell: a sentence each. Pure. */
export function strandedRemotes(registry: Registry, provided: Record<string, string>): string[] {
  return Object.entries(registry.remotes).flatMap(([name, remote]) =>
    [...servedVersions(remote)].flatMap((version) =>
      Object.keys(remote.versions[version]?.shared ?? {}).length === 0
        ? []
        : sharedProblems(remote.versions[version]?.shared ?? {}, provided).map((problem) => `${name} ${version} would not run: ${problem}`),
    ),
  );
}

/** Publishes the shell: its files, and its page with the registry as it is. */
export async function publishShell({ site, dryRun, text, step, say }: Input, built: () => string): Promise<void> {
  const paths = sitePaths(site);
  readSiteFile(paths);
  const from = text('from');
  if (from === undefined) {
    step('Building the shell (from the cache when nothing changed)');
    await buildApp('shell');
  }
  const build = from === undefined ? built() : resolve(from);
  if (!existsSync(join(build, 'index.html'))) throw new Refusal(`${build} is not the build of a shell: it has no index.html.`);
  step('Checking that the live remotes still run in it');
  const check = (registry: Registry) => refuseIfAny('The shell is not published:', strandedRemotes(registry, readProvided(build)));
  check(readRegistry(paths));
  if (dryRun) return say('The shell would be published. Nothing was changed (--dry-run).');
  step('Publishing the shell');
  await changeSite(paths, (registry) => {
    check(registry);
    putShell(paths, build);
    return { registry };
  });
  say('The shell is published. Pages that are open keep the files of the builds before.');
}
