import type { Command } from '../command.ts';
import { rollBack } from '../edits/roll-back.ts';
import { changeSite } from '../site/change-site.ts';
import { readJournal, withNote } from '../site/journal.ts';
import { readRegistry } from '../site/read-registry.ts';
import { readSiteFile } from '../site/site-file.schema.ts';
import { sitePaths } from '../site/site-paths.ts';

export const rollback: Command = {
  arguments: '<remote>',
  help: 'Take the latest step back at once: end the candidates or, without any, return to the version before.',
  takes: { least: 1, most: 1 },
  namesRemote: true,
  options: { to: { type: 'string', value: 'version', help: 'go back to this version; candidates end as well' } },
  async run({ names: [name = ''], site, dryRun, text, say }) {
    const began = performance.now();
    const paths = sitePaths(site);
    readSiteFile(paths);
    const now = new Date();
    let outcome = dryRun ? rollBack(readRegistry(paths), readJournal(paths), name, text('to')) : undefined;
    if (!dryRun) {
      await changeSite(
        paths,
        (registry, journal) => {
          outcome = rollBack(registry, journal, name, text('to'));
          const marked = outcome.withdrawn.reduce((notes, version) => withNote(notes, name, version, { withdrawnAt: now.toISOString() }, now), journal);
          return { registry: outcome.registry, journal: marked };
        },
        { now },
      );
    }
    const taken = outcome?.withdrawn.length ? `; ${outcome.withdrawn.join(', ')} is taken back` : '';
    say(`${name}: everybody gets ${outcome?.version}${taken} (${Math.round(performance.now() - began)} ms).${dryRun ? ' Nothing was changed (--dry-run).' : ''}`);
  },
};
