import type { Registry } from '@revisoins/contracts';
import type { Command } from '../command.ts';
import { knownRemote } from '../edits/known-remote.ts';
import { rollBack, type WhyNot } from '../edits/roll-back.ts';
import { readProvided } from '../gate/shell/read-provided.ts';
import { sharedProblems } from '../gate/shell/shared-problems.ts';
import { Refusal } from '../refusal.ts';
import { changeSite } from '../site/change-site.ts';
import { withNote } from '../edits/journal.ts';
import { readSite } from '../site/read-site.ts';
import type { SitePaths } from '../site/site-paths.ts';

/**
 * Checks only the shared versions, which takes no time. A shell that does not list what it provides passes.
 */
function whyNotIn({ shell }: SitePaths, registry: Registry, name: string): WhyNot {
  let provided: Record<string, string[]>;
  try {
    provided = readProvided(shell);
  } catch (error) {
    if (error instanceof Refusal) return () => undefined;
    throw error;
  }
  return (version) =>
    sharedProblems(registry.remotes[name]?.versions[version]?.shared ?? {}, provided).join(' ') || undefined;
}

export const rollback: Command = {
  arguments: '<remote>',
  help: 'Undo the latest step at once: end the canaries or, without any, return to the version before, the latest that the live shell can run.\nOne that was interrupted is finished by the next command, and not done twice.',
  takes: { least: 1, most: 1 },
  namesRemote: true,
  options: { to: { value: 'version', help: 'go back to this version; canaries end as well' } },
  async run({ what, names: [name = ''], site, dryRun, text, say }) {
    const began = performance.now();
    const found = readSite(site);
    const { paths, registry } = found;
    const now = new Date();
    if (dryRun) {
      const { version, withdrawn } = rollBack(
        registry,
        found.state().journal,
        name,
        text('to'),
        whyNotIn(paths, registry, name),
      );
      return say(
        `${name}: everybody gets ${version}${takenBack(withdrawn)}. Nothing was changed (--dry-run).`,
      );
    }
    await changeSite(
      found,
      ({ registry: before, journal }) => {
        const outcome = rollBack(before, journal, name, text('to'), whyNotIn(paths, before, name));
        const marked = outcome.withdrawn.reduce(
          (notes, version) => withNote(notes, name, version, { withdrawnAt: now.toISOString() }, now),
          journal,
        );
        return { state: { registry: outcome.registry, journal: marked }, report: outcome.withdrawn };
      },
      {
        what,
        now,
        say,
        once: [],
        ofRegistry: true,
        compressOnce: true,
        live: ({ registry: live, report: withdrawn }) =>
          say(
            `${name}: everybody gets ${knownRemote(live, name).default}${takenBack(withdrawn)} (${Math.round(performance.now() - began)} ms).`,
          ),
      },
    );
  },
};

const takenBack = (withdrawn: readonly string[]) =>
  withdrawn.length > 0 ? `; ${withdrawn.join(', ')} is taken back` : '';
