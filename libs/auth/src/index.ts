export { configureBackend } from '@revisoins/backend/setup';

export { useOptionalUser, usePerson, useProfile, useSession, useUser } from './session/hooks.ts';
export { permits } from './session/permits.ts';
export type { SessionStatus } from './session/permits.ts';
export type { Profile } from './session/profile.schema.ts';
export { currentLearner, sessionReady } from './session/session-ready.ts';
export type { SessionUser } from './session/session-user.schema.ts';
export { session } from './session/session.store.ts';
export type { SessionState } from './session/session.store.ts';
export { startSession } from './session/start-session.ts';

export { changeEmail } from './commands/change-email.ts';
export type { ChangeEmailOutcome } from './commands/change-email.ts';
export { changePassword } from './commands/change-password.ts';
export type { ChangePasswordOutcome } from './commands/change-password.ts';
export { changeUsername } from './commands/change-username.ts';
export type { ChangeUsernameOutcome } from './commands/change-username.ts';
export { requestPasswordReset } from './commands/request-password-reset.ts';
export type { PasswordResetRequestOutcome } from './commands/request-password-reset.ts';
export { resendConfirmation } from './commands/resend-confirmation.ts';
export type { ResendConfirmationOutcome } from './commands/resend-confirmation.ts';
export type { CommandFailure, SessionFailure } from './commands/run-command.ts';
export { signIn } from './commands/sign-in.ts';
export type { Credentials, SignInOutcome } from './commands/sign-in.ts';
export { signOut } from './commands/sign-out.ts';
export type { SignOutOptions, SignOutOutcome } from './commands/sign-out.ts';
export { signUp } from './commands/sign-up.ts';
export type { Registration, SignUpOutcome } from './commands/sign-up.ts';
export { updatePassword } from './commands/update-password.ts';
export type { UpdatePasswordOutcome } from './commands/update-password.ts';
export { updateProfile } from './commands/update-profile.ts';
export type { ProfilePatch, UpdateProfileOutcome } from './commands/update-profile.ts';

export { dismissLinkOutcome, linkOutcome } from './links/link-outcome.ts';
export type { LinkOutcome } from './links/read-link.ts';

export { createAttemptLimiter } from './limits/attempt-limiter.ts';
export type { AttemptLimiter } from './limits/attempt-limiter.ts';
export { lockedMinutes } from './limits/attempt-record.ts';
export {
  CHANGED_PASSWORD_MIN,
  EMAIL_MAX,
  LOGIN_FORM_LIMIT,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_RESET_FORM_LIMIT,
  PROGRESS_RESET_FORM_LIMIT,
  REGISTRATION_FORM_LIMIT,
  TEXT_MAX,
  USERNAME_MAX,
  USERNAME_MIN,
} from './limits/limits.ts';
export type { AttemptLimit } from './limits/limits.ts';
export { lockedForMs, withAttempt } from './limits/lockout.ts';
export type { AuthAttempt } from './limits/lockout.ts';

export { isEmail, isSeen } from './input/input-problem.ts';
export type { InvalidInput } from './input/input-problem.ts';
export { passwordStrength } from './input/password-strength.ts';
export type { PasswordHint, PasswordStrength } from './input/password-strength.ts';
export { sanitizeText } from './input/sanitize-text.ts';

export { displayName, initials, personOf } from './person/person.ts';
export type { Person } from './person/person.ts';
export { studyLevels } from './person/study-levels.ts';
export type { StudyLevel } from './person/study-levels.ts';
