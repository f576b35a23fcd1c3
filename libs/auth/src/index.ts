export { useOptionalUser, usePerson, useProfile, useSession } from './session/hooks.ts';
export { hasSecondStep } from './session/stored-session.ts';
export { currentLearner, sessionReady } from './session/session-ready.ts';
export { session } from './session/session.store.ts';

export {
  changeEmail,
  changePassword,
  changeUsername,
  endOtherSessions,
  enrolFactor,
  followLink,
  listSecondFactors,
  listSessions,
  removeFactor,
  requestPasswordReset,
  resendConfirmation,
  signIn,
  signUp,
  updateProfile,
} from './commands/late-commands.ts';
export type { CommandFailure, SessionFailure } from './commands/run-command.ts';
export type { Enrolment, SecondFactor } from './commands/second-factors.ts';
export type { Credentials, SignInOutcome } from './commands/sign-in.ts';
export { signOut } from './commands/sign-out.ts';
export type { Registration } from './commands/sign-up.ts';

export { forgetEmailLink, readEmailLink, setsPassword } from './links/email-link.ts';
export type { EmailLink } from './links/email-link.ts';
export type { FollowLinkOutcome, SignUpProof } from './commands/follow-link.ts';

export { createAttemptLimiter } from './limits/attempt-limiter.ts';
export type { AttemptLimiter } from './limits/attempt-limiter.ts';
export { lockedMinutes } from './limits/attempt-record.ts';
export { EMAIL_MAX, FACTOR_NAME_MAX, FACTORS_MAX, PASSWORD_MAX, PASSWORD_MIN } from './input/input-bounds.ts';
export {
  LOGIN_FORM_LIMIT,
  PASSWORD_RESET_FORM_LIMIT,
  PROGRESS_RESET_FORM_LIMIT,
  REGISTRATION_FORM_LIMIT,
} from './limits/limits.ts';

export { isEmail, isSeen } from './input/input-problem.ts';
export { passwordStrength } from './input/password-strength.ts';
export type { PasswordStrength } from './input/password-strength.ts';
export { sanitizeText } from './input/sanitize-text.ts';

export { displayName, initials } from './person/person.ts';
export { studyLevels } from './person/study-levels.ts';
export type { StudyLevel } from './person/study-levels.ts';
