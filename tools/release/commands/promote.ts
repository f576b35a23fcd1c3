import type { Registry } from '@revisoins/contracts';
import { UsageError } from '@revisoins/workspace/cli';
import type { Command } from '../command.ts';
import { knownRemote } from '../edits/known-remote.ts';
import { onlyCanary, promote as promoteVersion } from '../edits/promote.ts';
import { readProvided } from '../gate/shell/read-provided.ts';
import { sharedProblems } from '../gate/shell/shared-problems.ts';
import { findRemoteMisfits, readPublishedTypes } from '../gate/types/fit-problems.ts';
import { refuseIfAny } from '../refusal.ts';
import { changeSite } from '../site/change-site.ts';
import { servedVersions } from '../edits/journal.ts';
import { readSite, type PublishedSite, type SiteState } from '../site/read-site.ts';

/** Why a published version without traffic cannot run in the live shell: a sentence each. */
async function revivalProblems(
  { paths, registry }: PublishedSite,
  name: string,
  version: string,
  skipTypes: boolean,
): Promise<string[]> {
  const registered = knownRemote(registry, name).versions[version];
  if (!registered) return [];
  const { shared, declaration } = registered;
  const misfits = skipTypes
    ? []
    : await findRemoteMisfits(
        paths,
        { name, label: `${name} ${version}`, declaration, shared },
        await readPublishedTypes(paths, { remote: name, version, registered }),
      );
  return [...sharedProblems(shared, readProvided(paths.shell)), ...misfits];
}

export const promote: Command = {
  arguments: '<remote> [version] --traffic <percent>',
  help: 'Give a published version a share of the learners.\n100 makes it the default, and the default before becomes the last known good version; 0 ends a canary.',
  takes: { least: 1, most: 2 },
  namesRemote: true,
  options: {
    traffic: { value: 'percent', help: 'share of the learners who get it, 0 to 100' },
    'skip-types': { help: 'do not check the types of a version that nobody gets yet, and answer for them' },
  },
  async run({ what, names: [name = '', asked], site, dryRun, text, flag, whole, step, say }) {
    if (text('traffic') === undefined)
      throw new UsageError(
        `Say how many learners get it, for example: npm run remote -- promote ${name} --traffic 50`,
      );
    const traffic = whole('traffic', { from: 0, to: 100 }, 0);
    const found = readSite(site);
    const promoteIn = (registry: Registry) => {
      const version = asked ?? onlyCanary(knownRemote(registry, name), name);
      return { registry: promoteVersion(registry, name, version, traffic), report: version };
    };
    const planned = promoteIn(found.registry);
    // A shell published since then was checked only against versions with traffic.
    if (traffic > 0 && !servedVersions(knownRemote(found.registry, name)).has(planned.report)) {
      step(`Checking that ${name} ${planned.report} runs in the live shell`);
      refuseIfAny(
        `${name} ${planned.report} is not promoted:`,
        await revivalProblems(found, name, planned.report, flag('skip-types')),
      );
    }
    const change = ({ registry: before }: SiteState) => {
      const { registry: after, report } = promoteIn(before);
      return { state: { registry: after }, report };
    };
    const { registry, report: version } = dryRun
      ? planned
      : await changeSite(found, change, { what, say, ofRegistry: true });
    const remote = knownRemote(registry, name);
    const outcome =
      remote.default === version
        ? 'everybody gets it'
        : `${traffic} % of learners get it, the others ${remote.default}`;
    say(
      `${name} ${version}: ${outcome}${remote.lastKnownGood ? `; last known good is ${remote.lastKnownGood}` : ''}.${dryRun ? ' Nothing was changed (--dry-run).' : ''}`,
    );
  },
};
