import { DAY_MS, type RegisteredRemote, type Registry } from '@revisoins/contracts';
import { servedVersions, type Journal } from './journal.ts';

export interface Pruned {
  registry: Registry;
  removed: { remote: string; version: string }[];
}

/** The versions from whose folders another one loads files. Pure. */
const versionsItLoadsFrom = ({ versions }: RegisteredRemote, id: string) =>
  Object.keys(versions[id]?.unchanged ?? {}).map((folder) => folder.slice('../'.length, -1));

/**
 * The registry without the versions that browsers have not been given for a number of days. Versions that are
 * not in the journal stay, and those with files that others still load. Pure.
 */
export function prune(
  registry: Registry,
  journal: Journal,
  { days, now }: { days: number; now: Date },
): Pruned {
  const removed: Pruned['removed'] = [];
  const remotes = Object.entries(registry.remotes).map(([name, remote]): [string, typeof remote] => {
    const served = servedVersions(remote);
    const isRecent = (version: string) => {
      const note = journal[name]?.[version];
      if (served.has(version) || !note) return true;
      const last = Math.max(Date.parse(note.publishedAt), Date.parse(note.servedUntil ?? note.publishedAt));
      return now.getTime() - last < days * DAY_MS;
    };
    const kept = new Set(Object.keys(remote.versions).filter(isRecent));
    // Also of versions that are added on the way.
    for (const version of kept) for (const other of versionsItLoadsFrom(remote, version)) kept.add(other);
    const gone = Object.keys(remote.versions).filter((version) => !kept.has(version));
    removed.push(...gone.map((version) => ({ remote: name, version })));
    return [
      name,
      {
        ...remote,
        versions: Object.fromEntries(
          Object.entries(remote.versions).filter(([version]) => !gone.includes(version)),
        ),
      },
    ];
  });
  return { registry: { ...registry, remotes: Object.fromEntries(remotes) }, removed };
}
