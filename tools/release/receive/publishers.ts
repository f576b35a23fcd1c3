import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { writeAtomically } from '@revisoins/workspace/write-atomically';
import { Refusal } from '../refusal.ts';
import { parseJson } from '../site/parse-json.ts';
import { withLock } from '../site/lock.ts';
import type { SitePaths } from '../site/site-paths.ts';

const publishersSchema = z.record(
  z.string(),
  z.strictObject({
    /** SHA-256 of the key, in hexadecimal: reading the file does not allow publishing. */
    key: z.string(),
    invited: z.iso.datetime(),
  }),
);

/** The teams outside that may publish over the network, by the name of their remote. */
export type Publishers = z.infer<typeof publishersSchema>;

/** What the site stores of a key. */
export const hashKey = (key: string) => createHash('sha256').update(key).digest('hex');

/** Who may publish on a site over the network. Refuses a damaged file. */
export function readPublishers({ publishers: file }: SitePaths): Publishers {
  if (!existsSync(file)) return {};
  const parsed = publishersSchema.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Refusal(
    `${file} is not valid, so it is not known who may publish. Put it back from a copy, or delete it and invite the teams again.`,
  );
}

/** Two at the same moment would undo each other: a key that was taken back would be valid again. */
const changePublishers = (paths: SitePaths, change: (publishers: Publishers) => Publishers) =>
  withLock(`${paths.publishers}.lock`, () =>
    writeAtomically(paths.publishers, JSON.stringify(change(readPublishers(paths)))),
  );

/** Gives a remote a new key, in place of the one it had. Resolves to the key, which is stored nowhere. */
export async function invitePublisher(paths: SitePaths, remote: string, now = new Date()): Promise<string> {
  const key = `revisoins_${randomBytes(24).toString('base64url')}`;
  const invited = { key: hashKey(key), invited: now.toISOString() };
  await changePublishers(paths, (publishers) => ({ ...publishers, [remote]: invited }));
  return key;
}

/** Revokes the right of a remote's team to publish over the network. */
export const revokePublisher = (paths: SitePaths, remote: string): Promise<void> =>
  changePublishers(paths, ({ [remote]: _, ...others }) => others);

/** The remote that a key of this hash may publish, if there is one. */
export function remoteOfKey(publishers: Publishers, hash: string): string | undefined {
  return Object.entries(publishers).find(([, publisher]) => publisher.key === hash)?.[0];
}
