import { wordingIn, type Question, type ScoredQuestion } from '@revisoins/assessment';
import { language, useTranslation } from '@revisoins/i18n';
import { AnswerReview, classNames } from '@revisoins/ui';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { ReviewNote } from '../question/review-note.tsx';
import { ReportQuestion } from '../report-question/report-question.tsx';
import { reviewOptions } from './review-options.ts';
import styles from './question-review.module.css';

const icons = { correct: CircleCheck, wrong: CircleX, unanswered: CircleHelp };

export interface QuestionReviewProps {
  readonly question: Question;
  readonly number: number;
  readonly scored: ScoredQuestion;
  readonly skillTitle: string;
}

/** One question after the fact; those that were missed stand open. */
export function QuestionReview({ question, number, scored, skillTitle }: QuestionReviewProps) {
  const { t } = useTranslation('quiz');
  const { words, lang } = wordingIn(question, language());
  const Icon = icons[scored.status];
  const answers = reviewOptions(words, scored).map(({ label, ...option }) => ({
    ...option,
    ...(label && { verdictLabel: t(`review.${label}`) }),
  }));
  return (
    <details className={styles.question} open={scored.status !== 'correct'}>
      <summary className={styles.summary}>
        <span className={classNames(styles.verdict, styles[scored.status])}>
          <Icon size={20} aria-hidden="true" />
          {t('review.number', { number })} · {t(`review.status.${scored.status}`)}
        </span>
        <h3 className={styles.stem} lang={lang}>
          {words.question}
        </h3>
      </summary>
      <div className={styles.body}>
        <div lang={lang}>
          <AnswerReview label={t('review.options', { number })} answers={answers} />
        </div>
        <div className={styles.explanation}>
          <h4>{t('review.explanation')}</h4>
          <p lang={lang}>{words.explanation}</p>
        </div>
        <div className={styles.foot}>
          <ReviewNote question={question} className={styles.reviewed} />
          <ReportQuestion question={question} skillTitle={skillTitle} />
        </div>
      </div>
    </details>
  );
}
