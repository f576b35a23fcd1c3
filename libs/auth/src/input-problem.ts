import { isEmail } from './is-email.ts';
import { isSeen } from './is-seen.ts';
import { EMAIL_MAX, PASSWORD_MAX } from './limits.ts';
import { sanitizeText } from './sanitize-text.ts';

/** Why an input was refused before anything was sent. */
export interface InvalidInput {
  kind: 'invalid';
  problem: 'email-format' | 'email-characters' | 'password-too-short' | 'password-too-long' | 'password-characters';
}

const invalid = (problem: InvalidInput['problem']): InvalidInput => ({ kind: 'invalid', problem });

export function emailProblem(email: string): InvalidInput | null {
  if (email.trim() === '' || email.length > EMAIL_MAX) return invalid('email-format');
  if (sanitizeText(email) !== email || !isSeen(email)) return invalid('email-characters');
  return isEmail(email) ? null : invalid('email-format');
}

/**
 * At sign-in `min` is 1: a learner who has chosen a password of 6 or 7 characters in the profile menu must get in.
 */
export function passwordProblem(password: string, min: number): InvalidInput | null {
  if (password.length < min) return invalid('password-too-short');
  if (password.length > PASSWORD_MAX) return invalid('password-too-long');
  return sanitizeText(password) === password ? null : invalid('password-characters');
}
