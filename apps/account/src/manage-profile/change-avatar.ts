import { session, updateProfile, type SessionFailure } from '@revisoins/auth';
import { storageBucket, toAppError } from '@revisoins/backend';
import { avatarPath } from './avatar-path.ts';

export type ChangeAvatarOutcome = { kind: 'ok' } | { kind: 'not-stored' } | SessionFailure;

const BUCKET = 'avatars';
const YEAR_SECONDS = '31536000';

async function remove(path: string): Promise<void> {
  try {
    await (await storageBucket(BUCKET)).remove([path]);
  } catch {
    // A file left behind harms nobody; it goes with the account.
  }
}

async function upload(path: string, picture: Blob): Promise<string> {
  const bucket = await storageBucket(BUCKET);
  // The bytes rather than the blob: not every storage server reads a blob's form.
  const { error } = await bucket.upload(path, await picture.arrayBuffer(), {
    contentType: picture.type,
    cacheControl: YEAR_SECONDS,
  });
  if (error) throw toAppError(error);
  return bucket.getPublicUrl(path).data.publicUrl;
}

/** Stores a JPEG as the learner's picture and removes the one before. Never rejects; a failure leaves the old picture. */
export async function changeAvatar(picture: Blob, now: number): Promise<ChangeAvatarOutcome> {
  const { user, profile } = session.getState();
  if (!user) return { kind: 'session-expired' };
  const path = `${user.id}/avatar_${now}.jpg`;
  let url: string;
  try {
    url = await upload(path, picture);
  } catch {
    return { kind: 'not-stored' };
  }
  const outcome = await updateProfile({ avatar_url: url });
  if (outcome.kind !== 'ok') {
    await remove(path);
    return outcome;
  }
  const old = avatarPath(profile?.avatar_url ?? null, user.id);
  if (old !== null) await remove(old);
  return { kind: 'ok' };
}
