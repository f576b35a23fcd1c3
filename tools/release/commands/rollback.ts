import type { Command } from '../command.ts';
import { knownRemote } from '../edits/known-remote.ts';
import { rollBack } from '../edits/roll-back.ts';
import { changeSite } from '../site/change-site.ts';
import { readJournal, withNote } from '../site/journal.ts';
import { readRegistry } from '../site/read-registry.ts';
import { readSiteFile } from '../site/site-file.schema.ts';
import { sitePaths } from '../site/site-paths.ts';

export const rollback: Command = {
  arguments: '<remote>',
  help: 'Take the latest step back at once: end the candidates or, without any, return to the version before.\nOne that was interrupted is finished by the next command, and not done twice.',
  takes: { least: 1, most: 1 },
  namesRemote: true,
  options: { to: { type: 'string', value: 'version', help: 'go back to this version; candidates end as well' } },
  async run({ what, names: [name = ''], site, dryRun, text, say }) {
    const began = performance.now();
    const paths = sitePaths(site);
    readSiteFile(paths);
    const now = new Date();
    if (dryRun) {
      const registry = readRegistry(paths);
      const { version, withdrawn } = rollBack(registry, readJournal(paths, registry), name, text('to'));
      return say(`${name}: everybody gets ${version}${takenBack(withdrawn)}. Nothing was changed (--dry-run).`);
    }
    let withdrawn: string[] = [];
    const registry = await changeSite(
      paths,
      (before, journal) => {
        const outcome = rollBack(before, journal, name, text('to'));
        withdrawn = outcome.withdrawn;
        const marked = withdrawn.reduce((notes, version) => withNote(notes, name, version, { withdrawnAt: now.toISOString() }, now), journal);
        return { registry: outcome.registry, journal: marked };
      },
      { what, now, tell: say, once: true },
    );
    say(`${name}: everybody gets ${knownRemote(registry, name).default}${takenBack(withdrawn)} (${Math.round(performance.now() - began)} ms).`);
  },
};

const takenBack = (withdrawn: readonly string[]) => (withdrawn.length > 0 ? `; ${withdrawn.join(', ')} is taken back` : '');
