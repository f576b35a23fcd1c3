import { PASSWORD_MIN } from '@revisoins/auth';

export type PasswordValues = { current: string; next: string; confirm: string };
export type PasswordProblems = {
  readonly [Name in keyof PasswordValues]?: 'required' | 'different' | 'too-short';
};

/** The first broken rule of the form, checked before anything is sent, as the end of a translation key. */
export function passwordProblems({ current, next, confirm }: PasswordValues): PasswordProblems {
  if (!current || !next || !confirm) {
    return {
      ...(current ? {} : { current: 'required' as const }),
      ...(next ? {} : { next: 'required' as const }),
      ...(confirm ? {} : { confirm: 'required' as const }),
    };
  }
  if (next !== confirm) return { confirm: 'different' };
  return next.length < PASSWORD_MIN ? { next: 'too-short' } : {};
}
