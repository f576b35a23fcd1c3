import type { RegisteredRemote, Registry } from '@revisoins/contracts';
import * as z from 'zod';

const time = z.iso.datetime();

const noteSchema = z.object({
  publishedAt: time,
  /** Size of all files of the version in bytes. */
  bytes: z.number(),
  /** When it last became the default. */
  defaultSince: time.optional(),
  /** When browsers last stopped being given it. */
  servedUntil: time.optional(),
  /** When it was rolled back; later rollbacks skip it. */
  withdrawnAt: time.optional(),
});
export type ReleaseNote = z.infer<typeof noteSchema>;

export const journalSchema = z.record(z.string(), z.record(z.string(), noteSchema));
/**
 * The history of each version, by remote and version. For people, `rollback` and `prune`; browsers never see
 * it.
 */
export type Journal = z.infer<typeof journalSchema>;

/** The versions that browsers may be given now. */
export function servedVersions({
  default: byDefault,
  traffic,
  lastKnownGood,
}: RegisteredRemote): Set<string> {
  const canaries = Object.keys(traffic).filter((version) => (traffic[version] ?? 0) > 0);
  return new Set([byDefault, ...canaries, ...(lastKnownGood === undefined ? [] : [lastKnownGood])]);
}

/** The journal after a change of the registry. Drops versions that the registry no longer lists. Pure. */
export function noteChange(journal: Journal, before: Registry, after: Registry, now: Date): Journal {
  const at = now.toISOString();
  return Object.fromEntries(
    Object.entries(after.remotes).map(([name, remote]) => {
      const former = before.remotes[name];
      const servedBefore = former ? servedVersions(former) : new Set<string>();
      const servedNow = servedVersions(remote);
      const notes = Object.keys(remote.versions).map((version): [string, ReleaseNote] => {
        const note: ReleaseNote = { ...(journal[name]?.[version] ?? { publishedAt: at, bytes: 0 }) };
        if (remote.default === version && former?.default !== version) {
          note.defaultSince = at;
          delete note.withdrawnAt;
        }
        if (servedBefore.has(version) && !servedNow.has(version)) note.servedUntil = at;
        return [version, note];
      });
      return [name, Object.fromEntries(notes)];
    }),
  );
}

/** Marks a version in the journal. Pure. */
export function withNote(
  journal: Journal,
  remote: string,
  version: string,
  note: Partial<ReleaseNote>,
  now: Date,
): Journal {
  const known = journal[remote]?.[version] ?? { publishedAt: now.toISOString(), bytes: 0 };
  return { ...journal, [remote]: { ...journal[remote], [version]: { ...known, ...note } } };
}
