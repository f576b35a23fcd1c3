export { configureBackend } from '@revisoins/backend/setup';
export { createAttemptLimiter } from './attempt-limiter.ts';
export type { AttemptLimiter } from './attempt-limiter.ts';
export { changeEmail } from './change-email.ts';
export type { ChangeEmailOutcome } from './change-email.ts';
export { changePassword } from './change-password.ts';
export type { ChangePasswordOutcome } from './change-password.ts';
export { changeUsername } from './change-username.ts';
export type { ChangeUsernameOutcome } from './change-username.ts';
export { displayName } from './display-name.ts';
export type { Person } from './display-name.ts';
export { useOptionalUser, usePerson, useProfile, useSession, useUser } from './hooks.ts';
export { initials } from './initials.ts';
export type { InvalidInput } from './input-problem.ts';
export { isEmail } from './is-email.ts';
export { isSeen } from './is-seen.ts';
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
} from './limits.ts';
export type { AttemptLimit } from './limits.ts';
export { dismissLinkOutcome, linkOutcome } from './link-outcome.ts';
export { lockedMinutes } from './attempt-record.ts';
export { lockedForMs, withAttempt } from './lockout.ts';
export type { AuthAttempt } from './lockout.ts';
export { passwordStrength } from './password-strength.ts';
export type { PasswordHint, PasswordStrength } from './password-strength.ts';
export { permits } from './permits.ts';
export type { SessionStatus } from './permits.ts';
export { personOf } from './person-of.ts';
export type { Profile } from './profile.schema.ts';
export type { LinkOutcome } from './read-link.ts';
export { requestPasswordReset } from './request-password-reset.ts';
export type { PasswordResetRequestOutcome } from './request-password-reset.ts';
export { resendConfirmation } from './resend-confirmation.ts';
export type { ResendConfirmationOutcome } from './resend-confirmation.ts';
export type { CommandFailure, SessionFailure } from './run-command.ts';
export { sanitizeText } from './sanitize-text.ts';
export { sessionReady } from './session-ready.ts';
export type { SessionUser } from './session-user.schema.ts';
export { session } from './session.store.ts';
export type { SessionState } from './session.store.ts';
export { signIn } from './sign-in.ts';
export type { Credentials, SignInOutcome } from './sign-in.ts';
export { signOut } from './sign-out.ts';
export type { SignOutOptions, SignOutOutcome } from './sign-out.ts';
export { signUp } from './sign-up.ts';
export type { Registration, SignUpOutcome } from './sign-up.ts';
export { startSession } from './start-session.ts';
export { studyLevels } from './study-levels.ts';
export type { StudyLevel } from './study-levels.ts';
export { updatePassword } from './update-password.ts';
export type { UpdatePasswordOutcome } from './update-password.ts';
export { updateProfile } from './update-profile.ts';
export type { ProfilePatch, UpdateProfileOutcome } from './update-profile.ts';
