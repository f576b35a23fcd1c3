import { PASSWORD_MIN } from './input-bounds.ts';

export type PasswordHint = 'length' | 'longer' | 'uppercase' | 'lowercase' | 'digit' | 'special' | 'common';

/** How hard a password is to guess. */
export interface PasswordStrength {
  /** 0 to 6: one point for each criterion, minus two for a common pattern. */
  score: number;
  isStrongEnough: boolean;
  /** What is missing, or 'common' for a password that is easy to guess; in display order. */
  hints: readonly PasswordHint[];
}

const LONG = 12;
const STRONG_FROM = 4;
const COMMON = /123|abc|qwerty|password|admin/i;

const points: readonly (readonly [PasswordHint, (password: string) => boolean])[] = [
  ['length', (password) => password.length >= PASSWORD_MIN],
  ['longer', (password) => password.length >= LONG],
  ['uppercase', (password) => /\p{Lu}/u.test(password)],
  ['lowercase', (password) => /\p{Ll}/u.test(password)],
  ['digit', (password) => /\p{Nd}/u.test(password)],
  ['special', (password) => /[^\p{L}\p{N}\p{M}]/u.test(password)],
];

/** Rates a password, and says what would make it stronger. Pure. */
export function passwordStrength(password: string): PasswordStrength {
  const missing = points.filter(([, holds]) => !holds(password)).map(([hint]) => hint);
  const isCommon = COMMON.test(password);
  const score = Math.max(0, points.length - missing.length - (isCommon ? 2 : 0));
  return {
    score,
    isStrongEnough: score >= STRONG_FROM && password.length >= PASSWORD_MIN,
    hints: isCommon ? [...missing, 'common'] : missing,
  };
}
