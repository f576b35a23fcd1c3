import { useId, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';
import styles from './radio-tiles.module.css';

export interface RadioTile<Value extends string | number> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Under the label, in small print. */
  readonly note?: string | undefined;
  /** The name for screen readers, where the label alone says too little. */
  readonly name?: string | undefined;
}

export interface RadioTilesProps<Value extends string | number> {
  readonly legend: string;
  readonly tiles: readonly RadioTile<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /**
   * `numbers`: narrow and centred, of one width; `texts`: wide, to be read; `words`: each as wide as its
   * text.
   */
  readonly layout: 'numbers' | 'texts' | 'words';
  /** What is wrong with the choice; announced when it appears. */
  readonly error?: string | null | undefined;
}

/** One choice of a few: native radio buttons that look like tiles. */
export function RadioTiles<Value extends string | number>({
  legend,
  tiles,
  value,
  onChange,
  layout,
  error,
}: RadioTilesProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles[layout]}>
        {tiles.map((tile) => (
          <label key={tile.value} className={styles.tile}>
            <input
              type="radio"
              name={id}
              value={tile.value}
              checked={tile.value === value}
              aria-label={tile.name}
              onChange={() => onChange(tile.value)}
            />
            <span>{tile.label}</span>
            {tile.note === undefined ? null : <span className={styles.note}>{tile.note}</span>}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
