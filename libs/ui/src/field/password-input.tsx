import { useState, type ComponentProps } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { IconButton } from '../button/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useControlAttributes } from './field-context.ts';
import styles from './control.module.css';

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

export function PasswordInput({ showLabel, hideLabel, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.wrap}>
      <input
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...useControlAttributes()}
        className={classNames(styles.control, styles.withToggle, className)}
        {...rest}
      />
      <IconButton
        label={shown ? hideLabel : showLabel}
        className={styles.toggle}
        disabled={rest.disabled}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
      </IconButton>
    </span>
  );
}
