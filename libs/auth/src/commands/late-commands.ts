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

export function changeEmail(change: EmailChange): Promise<ChangeEmailOutcome> {
  return give((commands) => commands.changeEmail(change));
}

export function changePassword(
  change: CurrentCredentials & { readonly next: string },
): Promise<ChangePasswordOutcome> {
  return give((commands) => commands.changePassword(change));
}

export function changeUsername(requested: string): Promise<ChangeUsernameOutcome> {
  return give((commands) => commands.changeUsername(requested));
}

export function followLink(link: EmailLink, proof?: SignUpProof): Promise<FollowLinkOutcome> {
  return give((commands) => commands.followLink(link, proof));
}

export function requestPasswordReset(email: string): Promise<PasswordResetRequestOutcome> {
  return give((commands) => commands.requestPasswordReset(email));
}

export function resendConfirmation(email: string): Promise<ResendConfirmationOutcome> {
  return give((commands) => commands.resendConfirmation(email));
}

export function enrolFactor(
  name: string,
  issuer: string,
  credentials: CurrentCredentials,
): Promise<EnrolFactorOutcome> {
  return give((commands) => commands.enrolFactor(name, issuer, credentials));
}

export function listSecondFactors(): Promise<ListSecondFactorsOutcome> {
  return give((commands) => commands.listSecondFactors());
}

export function removeFactor(id: string, code: string): Promise<RemoveFactorOutcome> {
  return give((commands) => commands.removeFactor(id, code));
}

export function endOtherSessions(): Promise<EndSessionsOutcome> {
  return give((commands) => commands.endOtherSessions());
}

export function listSessions(): Promise<ListSessionsOutcome> {
  return give((commands) => commands.listSessions());
}

export function signIn(credentials: Credentials): Promise<SignInOutcome> {
  return whileBusy(() => give((commands) => commands.signIn(credentials)));
}

export function signUp(registration: Registration): Promise<SignUpOutcome> {
  return whileBusy(() => give((commands) => commands.signUp(registration)));
}

export function updateProfile(patch: Omit<ProfilePatch, 'username'>): Promise<UpdateProfileOutcome> {
  return give((commands) => commands.updateProfile(patch));
}
