import { existsSync, readFileSync } from 'node:fs';
import type { RegisteredRemote, Registry } from '@revisoins/contracts';
import * as z from 'zod';
import { Refusal } from '../refusal.ts';
import { parseJson } from './site-file.schema.ts';
import type { SitePaths } from './site-paths.ts';

const time = z.iso.datetime();

const noteSchema = z.object({
  publishedAt: time,
  /** Bytes of all files of the version. */
  bytes: z.number(),
  /** When it last became the default. */
  defaultSince: time.optional(),
  /** When it last stopped being given to anybody. */
  servedUntil: time.optional(),
  /** When it was taken back; such a version is not gone back to. */
  withdrawnAt: time.optional(),
});
export type ReleaseNote = z.infer<typeof noteSchema>;

const journalSchema = z.record(z.string(), z.record(z.string(), noteSchema));
/** What happened to each version, by remote and version. For people, `rollback` and `prune`; browsers never see it. */
export type Journal = z.infer<typeof journalSchema>;

/** The journal of a site; empty before the first publication. Refuses when it is lost: without it, `rollback` and `prune` would go wrong. */
export function readJournal({ journal, folder }: SitePaths, registry: Registry): Journal {
  const isThere = existsSync(journal);
  if (!isThere && Object.keys(registry.remotes).length === 0) return {};
  const parsed = journalSchema.safeParse(isThere ? parseJson(readFileSync(journal, 'utf8')) : undefined);
  if (parsed.success) return parsed.data;
  throw new Refusal(
    `${journal} is ${isThere ? 'damaged' : 'missing'}: it says when each version was published and which were taken back. Bring back the last good copy, or let "npm run remote -- repair --site ${folder}" write one from what is published.`,
  );
}

/** The versions that some browser may be given now. */
export function servedVersions({
  default: byDefault,
  traffic,
  lastKnownGood,
}: RegisteredRemote): Set<string> {
  const candidates = Object.keys(traffic).filter((version) => (traffic[version] ?? 0) > 0);
  return new Set([byDefault, ...candidates, ...(lastKnownGood === undefined ? [] : [lastKnownGood])]);
}

/** The journal after the registry changed. Versions that the registry no longer lists leave it. Pure. */
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
