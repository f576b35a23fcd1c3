import type { PasswordStrength } from '@revisoins/auth';

export type StrengthLevel = 'weak' | 'fair' | 'good' | 'strong';

/** A label for a strength: advice, not a rule. */
export function strengthLevel({ score, isValid }: PasswordStrength): StrengthLevel {
  if (isValid) return score >= 6 ? 'strong' : 'good';
  return score >= 3 ? 'fair' : 'weak';
}
