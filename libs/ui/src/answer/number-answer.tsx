import { type RefObject, useEffect, useRef, useState } from 'react';
import { belongsToDialog } from '../dialog/belongs-to-dialog.ts';
import { Field } from '../field/field.tsx';
import { RadioTiles } from '../field/radio-tiles.tsx';
import { TextInput } from '../field/text-input.tsx';
import styles from './number-answer.module.css';

export interface NumberAnswerProps {
  readonly label: string;
  readonly hint: string;
  /** Why the input is not a number, and what to write instead. */
  readonly error: string | null;
  /** How many characters the field holds. */
  readonly longest: number;
  /** Shown when the input is longer than the field allows; the previous value then stays. */
  readonly tooLong: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Called when the field is left or Enter is pressed: from now on an error may be shown. */
  readonly onLeave: () => void;
  /** Enter was pressed in the field. */
  readonly onSubmit: () => void;
  readonly unitLabel: string;
  readonly unitError: string | null;
  readonly units: readonly { readonly id: string; readonly name: string }[];
  /** The id of the chosen unit. */
  readonly unit: string | null;
  readonly onUnit: (id: string) => void;
  /**
   * Whether digits typed anywhere on the page outside dialogs go into the field while it is empty: an
   * existing number is only changed inside the field. Needs a setting that turns it off (WCAG 2.1.4).
   */
  readonly takesDigits?: boolean;
}

/** A number with its unit: phones show their numeric keypad, and the unit is one of native radio buttons. */
export function NumberAnswer({
  label,
  hint,
  error,
  longest,
  tooLong,
  typed,
  onType,
  onLeave,
  onSubmit,
  unitLabel,
  unitError,
  units,
  unit,
  onUnit,
  takesDigits = false,
}: NumberAnswerProps) {
  const number = useRef<HTMLDivElement>(null);
  const [isTooLong, setTooLong] = useState(false);
  useTypedDigits(number, takesDigits && typed === '');
  const leave = useLeaveAfterPress(onLeave);

  return (
    <div className={styles.answer}>
      <div ref={number}>
        <Field label={label} hint={hint} error={isTooLong ? tooLong : error}>
          <TextInput
            className={styles.number}
            inputMode="decimal"
            enterKeyHint="next"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              const { value } = event.currentTarget;
              // A browser's own limit silently cuts pasted text, which leaves another number.
              setTooLong(value.length > longest);
              if (value.length <= longest) onType(value);
            }}
            onBlur={leave}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.repeat) return;
              event.preventDefault();
              onSubmit();
            }}
          />
        </Field>
      </div>
      <RadioTiles
        legend={unitLabel}
        layout="words"
        tiles={units.map((one) => ({ value: one.id, label: one.name }))}
        value={unit}
        onChange={onUnit}
        error={unitError}
      />
    </div>
  );
}

/** While they are awaited, digits typed anywhere on the page outside dialogs go into the field. */
function useTypedDigits(number: RefObject<HTMLElement | null>, areAwaited: boolean): void {
  useEffect(() => {
    if (!areAwaited) return;
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, altKey, metaKey } = event;
      if (ctrlKey || altKey || metaKey || !/^[\d.,]$/.test(key) || belongsToDialog(target)) return;
      if (target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select'))
        return;
      // The browser then types the digit into the field that has focus.
      number.current?.querySelector('input')?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [number, areAwaited]);
}

/**
 * To be called when the field loses focus: calls `onLeave`, once the press that took the focus is over. An
 * error shown during a press would move the pressed element, and one shown before the unit has received the
 * click would undo the choice.
 */
function useLeaveAfterPress(onLeave: () => void): () => void {
  const press = useRef({ isDown: false, hasLeft: false });
  useEffect(() => {
    const down = () => {
      press.current.isDown = true;
    };
    const up = () => {
      if (press.current.hasLeft) onLeave();
      press.current = { isDown: false, hasLeft: false };
    };
    document.addEventListener('pointerdown', down, true);
    const ends = ['click', 'auxclick', 'pointercancel'] as const;
    for (const end of ends) document.addEventListener(end, up);
    return () => {
      document.removeEventListener('pointerdown', down, true);
      for (const end of ends) document.removeEventListener(end, up);
    };
  }, [onLeave]);
  return () => {
    if (press.current.isDown) press.current.hasLeft = true;
    else onLeave();
  };
}
