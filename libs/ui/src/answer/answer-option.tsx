import { memo, type ReactNode } from 'react';
import { Check } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { answerLetter } from './answer-letter.ts';
import styles from './answer.module.css';

export interface AnswerOptionProps {
  readonly name: string;
  readonly index: number;
  readonly disabled: boolean;
  readonly onChoose: (index: number) => void;
  readonly children: ReactNode;
}

/** Memoized: the browser shows the choice, and choosing re-renders no option. */
export const AnswerOption = memo(function AnswerOption({
  name,
  index,
  disabled,
  onChoose,
  children,
}: AnswerOptionProps) {
  return (
    <label className={classNames(styles.option, styles.live)}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={index}
        disabled={disabled}
        onChange={() => onChoose(index)}
      />
      <span className={styles.letter} aria-hidden="true">
        {answerLetter(index)}
      </span>
      <span className={styles.text}>{children}</span>
      <Check className={styles.tick} size={24} strokeWidth={3} aria-hidden="true" />
    </label>
  );
});
