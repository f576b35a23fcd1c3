import type { Command } from '../command.ts';
import { knownRemote } from '../edits/known-remote.ts';
import { onlyCandidate, promote as promoteVersion } from '../edits/promote.ts';
import { UsageError } from '../refusal.ts';
import { changeSite } from '../site/change-site.ts';
import { readRegistry } from '../site/read-registry.ts';
import { readSiteFile } from '../site/site-file.schema.ts';
import { sitePaths } from '../site/site-paths.ts';

export const promote: Command = {
  arguments: '<remote> [version] --traffic <percent>',
  help: 'Give a published version a share of the learners.\n100 makes it the default, and the default before becomes the last known good version; 0 ends a candidate.',
  takes: { least: 1, most: 2 },
  options: { traffic: { type: 'string', value: 'percent', help: 'share of the learners who get it, 0 to 100' } },
  async run({ names: [name = '', asked], site, dryRun, text, whole, say }) {
    if (text('traffic') === undefined) throw new UsageError(`Say how many learners get it, for example: npm run remote -- promote ${name} --traffic 50`);
    const traffic = whole('traffic', { from: 0, to: 100 }, 0);
    const paths = sitePaths(site);
    readSiteFile(paths);
    let version = asked ?? '';
    const change = (registry: Parameters<typeof knownRemote>[0]) => {
      version = asked ?? onlyCandidate(knownRemote(registry, name), name);
      return promoteVersion(registry, name, version, traffic);
    };
    const registry = dryRun ? change(readRegistry(paths)) : await changeSite(paths, (before) => ({ registry: change(before) }));
    const remote = knownRemote(registry, name);
    const outcome = remote.default === version ? 'everybody gets it' : `${traffic} % of learners get it, the others ${remote.default}`;
    say(`${name} ${version}: ${outcome}${remote.lastKnownGood ? `; last known good is ${remote.lastKnownGood}` : ''}.${dryRun ? ' Nothing was changed (--dry-run).' : ''}`);
  },
};
