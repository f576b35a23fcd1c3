import type { Registry } from '@revisoins/contracts';
import type { Command } from '../command.ts';
import { knownRemote } from '../edits/known-remote.ts';
import { arePagesBehind } from '../site/write-site.ts';
import type { Journal } from '../edits/journal.ts';
import { readSite } from '../site/read-site.ts';
import { interruptedChange } from '../site/staged-change.ts';

export interface ListedVersion {
  remote: string;
  version: string;
  isDefault: boolean;
  /** The percentage of browsers that get it. */
  traffic: number;
  isLastKnownGood: boolean;
  bytes: number | null;
  publishedAt: string | null;
  isWithdrawn: boolean;
}

/** All published versions, by remote, newest first. Pure. */
export function listVersions(registry: Registry, journal: Journal): ListedVersion[] {
  return Object.entries(registry.remotes)
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([name, remote]) => {
      const given = Object.values(remote.traffic).reduce((sum, share) => sum + share, 0);
      return Object.keys(remote.versions)
        .map((version) => {
          const note = journal[name]?.[version];
          return {
            remote: name,
            version,
            isDefault: remote.default === version,
            traffic: (remote.default === version ? 100 - given : 0) + (remote.traffic[version] ?? 0),
            isLastKnownGood: remote.lastKnownGood === version,
            bytes: note?.bytes ?? null,
            publishedAt: note?.publishedAt ?? null,
            isWithdrawn: note?.withdrawnAt !== undefined,
          };
        })
        .sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
    });
}

function asLine({
  version,
  isDefault,
  traffic,
  isLastKnownGood,
  bytes,
  publishedAt,
  isWithdrawn,
}: ListedVersion): string {
  const marks = [isDefault && 'default', isLastKnownGood && 'last known good', isWithdrawn && 'taken back']
    .filter(Boolean)
    .join(', ');
  const size = bytes === null ? '' : `${Math.round(bytes / 1024)} KB`;
  return `  ${version.padEnd(28)}${`${traffic} %`.padStart(6)}  ${size.padStart(8)}  ${(publishedAt ?? '').slice(0, 16).replace('T', ' ').padEnd(17)} ${marks}`.trimEnd();
}

export const list: Command = {
  arguments: '[remote]',
  help: 'Show the published versions: who gets what, size on disk, date (UTC).',
  takes: { least: 0, most: 1 },
  namesRemote: true,
  options: { json: { help: 'as JSON' } },
  run({ names: [name], site, flag, say }) {
    const found = readSite(site);
    const { paths, registry } = found;
    const interrupted = interruptedChange(paths);
    if (name !== undefined) knownRemote(registry, name);
    const versions = listVersions(registry, found.state().journal).filter(
      ({ remote }) => name === undefined || remote === name,
    );
    if (flag('json')) return say(JSON.stringify(versions, null, 2));
    const repair = `npm run remote -- repair --site ${paths.folder}`;
    if (interrupted) {
      say(
        `"${interrupted.what}" of ${interrupted.at.slice(0, 16).replace('T', ' ')} (UTC) was interrupted: the pages are behind, or this list is. The next change finishes it first; to do so now: ${repair}`,
      );
    } else if (arePagesBehind(paths, registry)) {
      say(
        `The pages are behind: they contain another registry than registry.json, and learners get what the pages say. To write them again: ${repair}`,
      );
    }
    for (const remote of new Set(versions.map((version) => version.remote))) {
      say(remote);
      for (const version of versions) if (version.remote === remote) say(asLine(version));
    }
    if (versions.length === 0) say('Nothing is published yet.');
  },
};
