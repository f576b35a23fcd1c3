import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Registry } from '@revisoins/contracts';
import type { Input } from '../command.ts';
import { readProvided } from '../gate/shell/read-provided.ts';
import { sharedProblems } from '../gate/shell/shared-problems.ts';
import { liveVersions, findShellMisfits, type LiveVersion } from '../gate/types/fit-problems.ts';
import { sourceProblems } from '../gate/types/source-problems.ts';
import { Refusal, refuseIfAny } from '../refusal.ts';
import { changeSite } from '../site/change-site.ts';
import { putForms, shellForms } from '../site/dictionary-forms.ts';
import { putShell } from '../site/put-shell.ts';
import { readSite } from '../site/read-site.ts';
import { copySourceMaps, mappedFiles } from '../site/source-maps.ts';
import { buildApp } from '../gate/read-candidate.ts';

/** What live versions of remotes require and would not get from this shell: a sentence each. Pure. */
export function strandedRemotes(registry: Registry, provided: Record<string, readonly string[]>): string[] {
  return liveVersions(registry).flatMap(({ remote, version, registered }) =>
    sharedProblems(registered.shared, provided, 'shell').map((problem) => {
      const part =
        registry.remotes[remote]?.lastKnownGood === version ? ', the last known good version,' : '';
      return `${remote} ${version}${part} would not run: ${problem}`;
    }),
  );
}

/** Versions that became live after the check: a sentence each. Pure. */
function publishedMeanwhile(checked: readonly LiveVersion[], live: readonly LiveVersion[]): string[] {
  return live
    .filter(({ remote, version }) => !checked.some((one) => one.remote === remote && one.version === version))
    .map(
      ({ remote, version }) =>
        `${remote} ${version} was published meanwhile, and nobody checked whether it runs in this shell. Publish the shell again.`,
    );
}

/** Publishes the shell: its files, and its page with the current registry. */
export async function publishShell(
  { what, site, dryRun, text, flag, step, say }: Input,
  built: () => string,
): Promise<void> {
  const found = readSite(site);
  const { paths, registry: known } = found;
  const from = text('from');
  if (from === undefined) {
    step('Building the shell (from the cache when nothing changed)');
    await buildApp('shell');
  }
  const build = from === undefined ? built() : resolve(from);
  if (!existsSync(join(build, 'index.html')))
    throw new Refusal(`${build} is not the build of a shell: it has no index.html.`);
  const maps = text('maps');
  if (maps !== undefined) mappedFiles(build);
  const checked = liveVersions(known);
  step(`Checking the shared versions of ${checked.length} live versions of remotes`);
  const stranded = strandedRemotes(known, readProvided(build));
  if (flag('skip-types')) step('The types are NOT checked, as asked');
  else {
    step('Checking the types: its own, and this shell with the live remotes');
    const checks = [
      from === undefined ? sourceProblems('shell') : [],
      findShellMisfits(build, paths, checked),
    ];
    stranded.push(...(await Promise.all(checks)).flat());
  }
  refuseIfAny('The shell is not published:', stranded);
  if (dryRun) return say('The shell would be published. Nothing was changed (--dry-run).');
  const forms = await shellForms(paths, build);
  step('Publishing the shell');
  await changeSite(
    found,
    ({ registry }, staged) => {
      refuseIfAny('The shell is not published:', publishedMeanwhile(checked, liveVersions(registry)));
      putShell(paths, build, staged);
      putForms(forms, staged);
      return { state: {}, report: undefined };
    },
    { what, say },
  );
  if (maps !== undefined) say(`Its source maps are in ${copySourceMaps(build, maps, 'shell')}.`);
  say('The shell is published. Pages that are open keep the files of the builds before.');
}
