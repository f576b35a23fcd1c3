import { optionIds, type OptionId } from '@revisoins/host/hosting';
import { useTranslation } from '@revisoins/i18n';
import { Chip } from '@revisoins/ui';
import { Check, X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './trial.module.css';

export interface TrialQuestionProps {
  readonly skill: string;
  /** Shown beside the skill: a label, or the number of the question. */
  readonly aside: string;
  readonly stem: string;
  readonly options: Readonly<Record<OptionId, { readonly text: string; readonly rationale: string }>>;
  /** The message for a wrong choice. */
  readonly wrong: string;
  readonly answer: OptionId;
  readonly chosen: OptionId | null;
  readonly onChoose: (option: OptionId) => void;
  /** Whether it replaces another question, whose button had the focus. */
  readonly takesFocus: boolean;
  /** Shown below the reason for a choice. */
  readonly more?: ReactNode;
  readonly children?: ReactNode;
}

/** The heading that names the card. */
export const TRIAL_HEADING = 'trial-heading';

/** A question to try without an account: each choice shows whether it is right, and why. */
export function TrialQuestion(props: TrialQuestionProps) {
  const { skill, aside, stem, options, wrong, answer, chosen, onChoose, takesFocus, more, children } = props;
  const { t } = useTranslation('shell');
  const look = (option: OptionId) => {
    if (chosen === null || (option !== chosen && option !== answer)) return styles.option;
    return `${styles.option} ${option === answer ? styles.right : styles.wrong}`;
  };
  return (
    <>
      <div className={styles.top}>
        <Chip>{skill}</Chip>
        <span className={styles.aside}>{aside}</span>
      </div>
      <TrialHeading takesFocus={takesFocus}>{stem}</TrialHeading>
      {optionIds.map((option, index) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === chosen}
          className={look(option)}
          onClick={() => onChoose(option)}
        >
          <span className={styles.letter} aria-hidden="true">
            {String.fromCharCode(65 + index)}
          </span>
          {options[option].text}
          {chosen !== null && option === answer ? (
            <Check size={22} strokeWidth={3} className={styles.mark} aria-hidden="true" />
          ) : null}
          {option === chosen && option !== answer ? (
            <X size={22} strokeWidth={3} className={styles.mark} aria-hidden="true" />
          ) : null}
        </button>
      ))}
      <div role="status" className={styles.reason}>
        {chosen === null ? (
          <p>{t('landing.sample.hint')}</p>
        ) : (
          <>
            <p>
              <strong>{chosen === answer ? t('landing.sample.right') : wrong}</strong>{' '}
              {options[chosen].rationale}
            </p>
            {more}
          </>
        )}
      </div>
      {children}
    </>
  );
}

export interface TrialHeadingProps {
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** Takes the focus when it replaces another question, so that screen readers continue there. */
export function TrialHeading({ takesFocus, children }: TrialHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before it is painted, so that nothing shows a question without the focus.
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 id={TRIAL_HEADING} ref={heading} tabIndex={-1} className={styles.stem}>
      {children}
    </h2>
  );
}
