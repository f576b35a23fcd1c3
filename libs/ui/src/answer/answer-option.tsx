import { memo, type ReactNode } from 'react';
import { Check } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { answerLetter } from './answer-letter.ts';
import styles from './answer.module.css';

export interface AnswerOptionProps {
  readonly name: string;
  readonly index: number;
  readonly chosen: boolean;
  readonly disabled: boolean;
  readonly onChoose: (index: number) => void;
  readonly children: ReactNode;
}

/** Memoized: of four options, a choice changes two. */
export const AnswerOption = memo(function AnswerOption({
  name,
  index,
  chosen,
  disabled,
  onChoose,
  children,
}: AnswerOptionProps) {
  return (
    <label className={classNames(styles.option, styles.live, chosen && styles.chosen)}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        value={index}
        checked={chosen}
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
