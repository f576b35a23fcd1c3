import type { ComponentProps } from 'react';
import { Slot } from 'radix-ui/slot';
import { buttonClasses, type ButtonLook } from './button-classes.ts';

export type LinkButtonProps = ComponentProps<typeof Slot> & ButtonLook;

/**
 * Gives its only child, a link, the look of a button: `<LinkButton><Link
 * to="/skills">...</Link></LinkButton>`.
 */
export function LinkButton({ variant, size, wide, className, ...rest }: LinkButtonProps) {
  return <Slot className={buttonClasses({ variant, size, wide }, className)} {...rest} />;
}
