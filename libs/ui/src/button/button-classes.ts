import { classNames } from '../class-names.ts';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';

export interface ButtonLook {
  /** One primary action per screen. */
  readonly variant?: ButtonVariant | undefined;
  readonly size?: 'regular' | 'small' | undefined;
  /** Takes the whole width of its container. */
  readonly wide?: boolean | undefined;
}

export function buttonClasses(
  { variant = 'primary', size = 'regular', wide }: ButtonLook,
  className?: string,
): string {
  return classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    wide && styles.wide,
    className,
  );
}
