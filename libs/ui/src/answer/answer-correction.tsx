import type { ReactNode } from 'react';
import { CircleCheck, CircleX } from 'lucide-react';
import { classNames } from '../class-names.ts';
import { answerLetter } from './answer-letter.ts';
import styles from './answer.module.css';

export interface CorrectedAnswer {
  readonly text: ReactNode;
  readonly verdict: 'correct' | 'wrong' | 'neutral';
  /** The verdict in words, for example "Bonne réponse" or "Votre réponse". */
  readonly verdictLabel?: string;
  /** Why this option is right or wrong. */
  readonly rationale?: ReactNode;
}

const icons = { correct: CircleCheck, wrong: CircleX, neutral: null };

/** The options of a question in its correction. */
export function AnswerCorrection({
  label,
  answers,
}: {
  readonly label: string;
  readonly answers: readonly CorrectedAnswer[];
}) {
  return (
    <ol className={styles.list} aria-label={label}>
      {answers.map(({ text, verdict, verdictLabel, rationale }, index) => {
        const Icon = icons[verdict];
        return (
          <li key={index} className={classNames(styles.option, styles[verdict])}>
            <span className={styles.letter} aria-hidden="true">
              {answerLetter(index)}
            </span>
            <span className={styles.text}>{text}</span>
            {verdictLabel !== undefined ? (
              <span className={styles.verdict}>
                {Icon ? <Icon size={20} aria-hidden="true" /> : null}
                {verdictLabel}
              </span>
            ) : null}
            {rationale != null ? <div className={styles.rationale}>{rationale}</div> : null}
          </li>
        );
      })}
    </ol>
  );
}
