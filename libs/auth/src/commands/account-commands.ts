/** The commands, loaded on first use; `late-commands.ts` exposes them. */
export { changeEmail } from './change-email.ts';
export { changePassword } from './change-password.ts';
export { changeUsername } from './change-username.ts';
export { followLink } from './follow-link.ts';
export { requestPasswordReset } from './request-password-reset.ts';
export { resendConfirmation } from './resend-confirmation.ts';
export { enrolFactor, listSecondFactors, removeFactor } from './second-factors.ts';
export { endOtherSessions, listSessions } from './sessions.ts';
export { signIn } from './sign-in.ts';
export { signUp } from './sign-up.ts';
export { updateProfile } from './update-profile.ts';
