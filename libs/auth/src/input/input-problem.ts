import { EMAIL_MAX, PASSWORD_MAX } from './input-bounds.ts';
import { sanitizeText } from './sanitize-text.ts';

/** Whether a text has the simple shape of an e-mail address, at most 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}

/**
 * Characters that reverse the direction of a text, take no room, or hide behind a Latin letter. U+200C,
 * U+200D and U+FE0F are allowed: they join emoji and the letters of other scripts.
 */
const HIDDEN =
  /[\u034F\u17B4\u17B5\u180B-\u180F\uFE00-\uFE0E\u00AD\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]|(?<=[A-Za-z\u00C0-\u024F])(?:\u200C|\u200D|\uFE0F)/u;
const BLANK = /\u200C|\u200D|\uFE0F|[\s\u2800]/g;

/**
 * Whether all of a text is visible: it has no hidden characters and is not blank. The database has the same
 * rule.
 */
export function isSeen(text: string): boolean {
  return !HIDDEN.test(text) && text.replace(BLANK, '') !== '';
}

/** Why an input was refused before anything was sent. */
export interface InvalidInput {
  kind: 'invalid';
  problem:
    | 'email-format'
    | 'email-characters'
    | 'password-too-short'
    | 'password-too-long'
    | 'password-characters';
}

const invalid = (problem: InvalidInput['problem']): InvalidInput => ({ kind: 'invalid', problem });

export function emailProblem(email: string): InvalidInput | null {
  if (email.trim() === '' || email.length > EMAIL_MAX) return invalid('email-format');
  if (sanitizeText(email) !== email || !isSeen(email)) return invalid('email-characters');
  return isEmail(email) ? null : invalid('email-format');
}

/** At sign-in `min` is 1: the server decides about a password there, whatever its rules were. */
export function passwordProblem(password: string, min: number): InvalidInput | null {
  if (password.length < min) return invalid('password-too-short');
  if (password.length > PASSWORD_MAX) return invalid('password-too-long');
  return sanitizeText(password) === password ? null : invalid('password-characters');
}
