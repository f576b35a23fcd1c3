import type { Command } from '../command.ts';
import { describeFinished } from '../site/change-site.ts';
import { withLock } from '../site/lock.ts';
import { rebuildJournal, rebuildRegistry } from './rebuild-registry.ts';
import { Refusal } from '../refusal.ts';
import { readJournal } from '../site/read-journal.ts';
import { readRegistry } from '../site/read-registry.ts';
import { readSiteFile } from '../site/site-file.schema.ts';
import { sitePaths } from '../site/site-paths.ts';
import { applyTogether, finishInterrupted, interruptedChange } from '../site/staged-change.ts';
import { arePagesBehind, writeSite } from '../site/write-site.ts';

/** The content of a file, or a replacement for it with sentences about it. */
function orRebuilt<Read>(
  read: () => Read,
  rebuild: () => { made: Read; sentences: string[] },
): { made: Read; sentences: string[] } {
  try {
    return { made: read(), sentences: [] };
  } catch (error) {
    if (error instanceof Refusal) return rebuild();
    throw error;
  }
}

export const repair: Command = {
  arguments: '',
  help: 'Make a site whole: finish what was interrupted, write a lost or damaged registry.json or releases.json from what is published, and the pages from these.',
  takes: { least: 0, most: 0 },
  options: {},
  async run({ what, site, dryRun, say }) {
    const paths = sitePaths(site);
    const siteFile = readSiteFile(paths);
    await withLock(paths.lock, async () => {
      const interrupted = dryRun ? interruptedChange(paths) : await finishInterrupted(paths);
      if (interrupted)
        say(dryRun ? `"${interrupted.what}" would be finished.` : describeFinished(interrupted));
      const registry = orRebuilt(
        () => readRegistry(paths),
        () => rebuildRegistry(paths, siteFile),
      );
      const journal = orRebuilt(
        () => readJournal(paths, registry.made),
        () => rebuildJournal(paths, registry.made),
      );
      const behind = arePagesBehind(paths, registry.made)
        ? ['The pages contained another registry; they are written again.']
        : [];
      const sentences = [...registry.sentences, ...journal.sentences, ...behind];
      if (sentences.length > 0 && !dryRun) {
        await applyTogether(paths, what, (staged) =>
          writeSite(paths, { siteFile, registry: registry.made, journal: journal.made }, staged),
        );
      }
      for (const sentence of sentences) say(sentence);
      if (sentences.length === 0 && !interrupted) say('There is nothing to repair.');
      if (dryRun) say('Nothing was changed (--dry-run).');
    });
  },
};
