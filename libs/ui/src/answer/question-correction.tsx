import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { AnswerCorrection, type CorrectedAnswer } from './answer-correction.tsx';
import styles from './question-correction.module.css';

const icons = { correct: CircleCheck, wrong: CircleX, unanswered: CircleHelp };

export interface QuestionCorrectionProps {
  readonly status: keyof typeof icons;
  /** Whether it is open from the start; by default, if it was missed. */
  readonly startsOpen?: boolean;
  /** Number and status in words, for example "Question 3 · Erreur". */
  readonly heading: string;
  readonly stem: string;
  /** Language of the question's words. */
  readonly lang: string;
  /** Between the stem and the options. */
  readonly children?: ReactNode;
  /** The options; absent for a question without any. */
  readonly answersLabel?: string;
  readonly answers?: readonly CorrectedAnswer[];
  readonly explanationLabel: string;
  readonly explanation?: ReactNode;
  /** The steps of a solution, after the explanation. */
  readonly steps?: readonly string[];
  /** At the end: who reviewed it, a button to report it. */
  readonly footer: ReactNode;
}

/** The correction of one question; a missed question is open from the start. */
export function QuestionCorrection(props: QuestionCorrectionProps) {
  const {
    status,
    startsOpen = status !== 'correct',
    heading,
    stem,
    lang,
    children,
    answersLabel,
    answers,
    explanationLabel,
    explanation,
    steps,
    footer,
  } = props;
  const Icon = icons[status];
  return (
    <details className={styles.question} open={startsOpen}>
      <summary className={styles.summary}>
        <span className={classNames(styles.verdict, styles[status])}>
          <Icon size={20} aria-hidden="true" />
          {heading}
        </span>
        <h3 className={styles.stem} lang={lang}>
          {stem}
        </h3>
      </summary>
      <div className={styles.body}>
        {children}
        {answers ? (
          <div lang={lang}>
            <AnswerCorrection label={answersLabel ?? heading} answers={answers} />
          </div>
        ) : null}
        <div className={styles.explanation}>
          <h4>{explanationLabel}</h4>
          {explanation == null ? null : <p lang={lang}>{explanation}</p>}
          {steps ? (
            <ol lang={lang} className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          ) : null}
        </div>
        <div className={styles.footer}>{footer}</div>
      </div>
    </details>
  );
}
