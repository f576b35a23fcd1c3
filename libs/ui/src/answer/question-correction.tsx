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
  readonly stem?: string;
  /** The id of the heading if the stem is shown above instead of here: then nothing folds. */
  readonly verdictId?: string;
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

/**
 * The correction of one question. In a list of them it folds, and a missed question is open from the start.
 */
export function QuestionCorrection(props: QuestionCorrectionProps) {
  const {
    status,
    startsOpen = status !== 'correct',
    heading,
    stem,
    verdictId,
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
  const isBelowStem = stem === undefined;
  const Explanation = isBelowStem ? 'h3' : 'h4';
  const verdict = (
    <>
      <Icon size={20} aria-hidden="true" />
      {heading}
    </>
  );
  const verdictClasses = classNames(styles.verdict, styles[status]);
  const body = (
    <>
      {children}
      {answers ? (
        <div lang={lang}>
          <AnswerCorrection label={answersLabel ?? heading} answers={answers} />
        </div>
      ) : null}
      <div className={styles.explanation}>
        <Explanation>{explanationLabel}</Explanation>
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
    </>
  );
  if (isBelowStem) {
    return (
      <section className={styles.belowStem} aria-labelledby={verdictId}>
        <h2 id={verdictId} tabIndex={-1} className={verdictClasses}>
          {verdict}
        </h2>
        {body}
      </section>
    );
  }
  return (
    <details className={styles.question} open={startsOpen}>
      <summary className={styles.summary}>
        <span className={verdictClasses}>{verdict}</span>
        <h3 className={styles.stem} lang={lang}>
          {stem}
        </h3>
      </summary>
      <div className={styles.body}>{body}</div>
    </details>
  );
}
