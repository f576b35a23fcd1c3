import { useId } from 'react';
import styles from './choice-group.module.css';

export interface ChoiceGroupProps<T extends number> {
  readonly legend: string;
  readonly options: readonly T[];
  readonly chosen: T;
  readonly nameOf: (option: T) => string;
  readonly noteOf?: (option: T) => string;
  readonly onChoose: (option: T) => void;
}

/** Numbers to choose one from: native radio buttons that look like tiles. */
export function ChoiceGroup<T extends number>({
  legend,
  options,
  chosen,
  nameOf,
  noteOf,
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
          <span>{nameOf(option)}</span>
          {noteOf ? <span className={styles.note}>{noteOf(option)}</span> : null}
        </label>
      ))}
    </fieldset>
  );
}
