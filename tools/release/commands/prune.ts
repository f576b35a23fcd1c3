import type { Command } from '../command.ts';
import { prune as pruneRegistry, type Pruned } from '../edits/prune.ts';
import { changeSite } from '../site/change-site.ts';
import { formFolders } from '../site/dictionary-forms.ts';
import { readSite } from '../site/read-site.ts';

const names = (removed: Pruned['removed']) =>
  removed.map(({ remote, version }) => `  ${remote} ${version}`).join('\n');

export const prune: Command = {
  arguments: '--yes',
  help: 'Remove versions that nobody has been given for some days. Never the default, a canary or the last known good one.',
  takes: { least: 0, most: 0 },
  options: {
    days: { value: 'number', help: 'how long ago (default: 14)' },
    yes: { help: 'do it; without this it only says what it would remove' },
  },
  async run({ what, site, dryRun, flag, whole, say }) {
    const days = whole('days', { from: 0, to: 3650 }, 14);
    const found = readSite(site);
    const { paths, registry: known } = found;
    const now = new Date();
    const { removed } = pruneRegistry(known, found.state().journal, { days, now });
    if (removed.length === 0)
      return say(`There is nothing to remove: every version is in use or was within ${days} days.`);
    if (dryRun || !flag('yes'))
      return say(
        `These would be removed:\n${names(removed)}\nNothing was changed. To remove them: npm run remote -- prune --days ${days} --yes`,
      );
    const { report: gone } = await changeSite(
      found,
      ({ registry, journal }, staged) => {
        const pruned = pruneRegistry(registry, journal, { days, now });
        // After the registry: no browser must be sent to a folder that is being removed.
        for (const { remote, version } of pruned.removed)
          for (const folder of [paths.version(remote, version), ...formFolders(paths, remote, version)])
            staged.remove(folder);
        return { state: { registry: pruned.registry }, report: pruned.removed };
      },
      { what, say },
    );
    say(`Removed:\n${names(gone)}`);
  },
};
