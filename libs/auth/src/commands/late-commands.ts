import { backend } from '../backend.ts';
import type { EmailLink } from '../links/email-link.ts';
import { whileBusy } from '../session/session.store.ts';
import type { ChangeEmailOutcome, EmailChange } from './change-email.ts';
import type { ChangePasswordOutcome } from './change-password.ts';
import type { ChangeUsernameOutcome } from './change-username.ts';
import type { FollowLinkOutcome, SignUpProof } from './follow-link.ts';
import type { PasswordResetRequestOutcome } from './request-password-reset.ts';
import type { ResendConfirmationOutcome } from './resend-confirmation.ts';
import type { CommandFailure } from './run-command.ts';
import type { EnrolFactorOutcome, ListSecondFactorsOutcome, RemoveFactorOutcome } from './second-factors.ts';
import type { EndSessionsOutcome, ListSessionsOutcome } from './sessions.ts';
import type { CurrentCredentials } from './sign-in-again.ts';
import type { Credentials, SignInOutcome } from './sign-in.ts';
import type { Registration, SignUpOutcome } from './sign-up.ts';
import type { ProfilePatch, UpdateProfileOutcome } from './update-profile.ts';

const load = () => import(/* webpackChunkName: "commands" */ './account-commands.ts');
type Commands = Awaited<ReturnType<typeof load>>;

/**
 * Runs a command. The code loads with the first one, along with the backend's client that it needs: every
 * page has this library, but few run a command. 'unavailable' if the code does not load.
 */
async function give<T>(command: (commands: Commands) => Promise<T>): Promise<T | CommandFailure> {
  // The command itself reports the failure.
  backend().catch(() => undefined);
  let commands: Commands;
  try {
    commands = await load();
  } catch {
    return { kind: 'unavailable' };
  }
  return command(commands);
}

/** Requests another e-mail address, after the learner has signed in again. Never rejects. */
export function changeEmail(change: EmailChange): Promise<ChangeEmailOutcome> {
  return give((commands) => commands.changeEmail(change));
}

/** Replaces the password, after the learner has signed in again; every other session ends. Never rejects. */
export function changePassword(
  change: CurrentCredentials & { readonly next: string },
): Promise<ChangePasswordOutcome> {
  return give((commands) => commands.changePassword(change));
}

/** Changes the username, which no two learners share. Never rejects. */
export function changeUsername(requested: string): Promise<ChangeUsernameOutcome> {
  return give((commands) => commands.changeUsername(requested));
}

/** Does what the link of an e-mail is for. Never rejects. */
export function followLink(link: EmailLink, proof?: SignUpProof): Promise<FollowLinkOutcome> {
  return give((commands) => commands.followLink(link, proof));
}

/** Sends a link for a new password. Nobody learns whether the address has an account. Never rejects. */
export function requestPasswordReset(email: string): Promise<PasswordResetRequestOutcome> {
  return give((commands) => commands.requestPasswordReset(email));
}

/** Sends the link that confirms the address once more. Never rejects. */
export function resendConfirmation(email: string): Promise<ResendConfirmationOutcome> {
  return give((commands) => commands.resendConfirmation(email));
}

/** Begins to add a device to the second step, after the learner has signed in again. Never rejects. */
export function enrolFactor(
  name: string,
  issuer: string,
  credentials: CurrentCredentials,
): Promise<EnrolFactorOutcome> {
  return give((commands) => commands.enrolFactor(name, issuer, credentials));
}

/** The devices of the second step, the first added first. Never rejects. */
export function listSecondFactors(): Promise<ListSecondFactorsOutcome> {
  return give((commands) => commands.listSecondFactors());
}

/** Removes a device from the second step, with a code. Never rejects. */
export function removeFactor(id: string, code: string): Promise<RemoveFactorOutcome> {
  return give((commands) => commands.removeFactor(id, code));
}

/** Ends the learner's sessions in every other browser; `signOut` ends this one. Never rejects. */
export function endOtherSessions(): Promise<EndSessionsOutcome> {
  return give((commands) => commands.endOtherSessions());
}

/** The learner's sessions, the most recently used first. Never rejects. */
export function listSessions(): Promise<ListSessionsOutcome> {
  return give((commands) => commands.listSessions());
}

/** Signs in, and stores the session where `remember` says. Never rejects. */
export function signIn(credentials: Credentials): Promise<SignInOutcome> {
  return whileBusy(() => give((commands) => commands.signIn(credentials)));
}

/** Makes an account, which a link in an e-mail confirms. Never rejects. */
export function signUp(registration: Registration): Promise<SignUpOutcome> {
  return whileBusy(() => give((commands) => commands.signUp(registration)));
}

/** Changes the learner's profile, except the username. Never rejects. */
export function updateProfile(patch: Omit<ProfilePatch, 'username'>): Promise<UpdateProfileOutcome> {
  return give((commands) => commands.updateProfile(patch));
}
