import { useId } from 'react';
import styles from './choice-group.module.css';

export interface ChoiceGroupProps<T extends number> {
  readonly legend: string;
  readonly options: readonly T[];
  readonly chosen: T;
  readonly optionLabel: (option: T) => string;
  readonly optionNote?: (option: T) => string;
  readonly onChoose: (option: T) => void;
}

/** A choice of numbers: native radio buttons that look like tiles. */
export function ChoiceGroup<T extends number>({
  legend,
  options,
  chosen,
  optionLabel,
  optionNote,
  onChoose,
}: ChoiceGroupProps<T>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          <span>{optionLabel(option)}</span>
          {optionNote ? <span className={styles.note}>{optionNote(option)}</span> : null}
        </label>
      ))}
    </fieldset>
  );
}
