import { session, updateProfile, type SessionFailure } from '@revisoins/auth';
import { storageBucket, toAppError } from '@revisoins/backend';
import type { AppError } from '@revisoins/contracts';

/**
 * The path of a learner's picture in the bucket `avatars`, from its public address; null when it belongs to
 * somebody else.
 */
export function avatarPath(url: string | null, learner: string): string | null {
  if (url === null) return null;
  const [, path] = url.split('/avatars/');
  const clean = path?.split('?')[0] ?? '';
  return clean.startsWith(`${learner}/`) ? decodeURIComponent(clean) : null;
}

export type ChangeAvatarOutcome =
  | { kind: 'ok' }
  | { kind: 'not-stored' }
  /** The server takes no more pictures today. */
  | { kind: 'too-many' }
  | SessionFailure;

const BUCKET = 'avatars';
const YEAR_SECONDS = '31536000';

async function remove(paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  try {
    await (await storageBucket(BUCKET)).remove([...paths]);
  } catch {
    // The next change of picture removes any leftover.
  }
}

/** Removes the learner's pictures that an interrupted change has left: the server keeps two at most. */
async function removeOthers(learner: string, shown: string | null): Promise<void> {
  const { data } = await (await storageBucket(BUCKET)).list(learner);
  await remove((data ?? []).map(({ name }) => `${learner}/${name}`).filter((path) => path !== shown));
}

/** The storage service answers 400, with the status that it means beside it. Changes the error. */
export const toStorageError = (
  error: Error & { status?: number | undefined; statusCode?: string | undefined },
): AppError => toAppError(Object.assign(error, { status: Number(error.statusCode) || error.status }));

async function upload(path: string, picture: Blob): Promise<string> {
  const bucket = await storageBucket(BUCKET);
  // Bytes rather than a blob: not every storage server accepts a blob's form data.
  const { error } = await bucket.upload(path, await picture.arrayBuffer(), {
    contentType: picture.type,
    cacheControl: YEAR_SECONDS,
  });
  if (error) throw toStorageError(error);
  return bucket.getPublicUrl(path).data.publicUrl;
}

/**
 * Stores a JPEG as the learner's picture and removes the previous one. Never rejects; after a failure the old
 * picture stays.
 */
export async function changeAvatar(picture: Blob, now: number): Promise<ChangeAvatarOutcome> {
  const { user, profile } = session.getState();
  if (!user) return { kind: 'session-expired' };
  const path = `${user.id}/avatar_${now}.jpg`;
  const shown = avatarPath(profile?.avatar_url ?? null, user.id);
  let url: string;
  try {
    await removeOthers(user.id, shown);
    url = await upload(path, picture);
  } catch (error) {
    return { kind: toAppError(error).kind === 'forbidden' ? 'too-many' : 'not-stored' };
  }
  const outcome = await updateProfile({ avatar_url: url });
  if (outcome.kind !== 'ok') {
    await remove([path]);
    return outcome;
  }
  if (shown !== null) await remove([shown]);
  return { kind: 'ok' };
}
