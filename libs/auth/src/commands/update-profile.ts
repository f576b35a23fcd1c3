import type { RowChange } from '@revisoins/backend';
import { profileSchema } from '../session/profile.schema.ts';
import type { Profile } from '../session/profile.schema.ts';
import { runSignedIn } from './run-command.ts';
import type { Backend } from '../backend.ts';
import type { SessionFailure } from './run-command.ts';
import { session, setProfile } from '../session/session.store.ts';

export type ProfilePatch = Omit<RowChange<'profiles'>, 'updated_at'>;

/** Updates some fields of the learner's profile and shows them at once. Throws an AppError. */
export async function writeProfile(
  { run, table }: Backend,
  userId: string,
  patch: ProfilePatch,
): Promise<Profile> {
  const profile = profileSchema.parse(
    await run(table('profiles').update(patch).eq('id', userId).select().single()),
  );
  setProfile(profile);
  return profile;
}

export type UpdateProfileOutcome = { kind: 'ok'; profile: Profile } | SessionFailure;

/** Updates some fields of the learner's profile; `changeUsername` changes the username. Never rejects. */
export async function updateProfile(patch: Omit<ProfilePatch, 'username'>): Promise<UpdateProfileOutcome> {
  const { user } = session.getState();
  if (user === null) return { kind: 'session-expired' };
  return runSignedIn(async (client): Promise<UpdateProfileOutcome> => ({
    kind: 'ok',
    profile: await writeProfile(client, user.id, patch),
  }));
}
