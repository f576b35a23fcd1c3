import { language, useTranslation } from '@revisoins/i18n';
import { AnswerReview, Chip, classNames } from '@revisoins/ui';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useDomainName } from '../domain/use-domain-name.ts';
import type { ReviewedQuestion } from '../exam-server/exam-review.schema.ts';
import { wordingOf } from '../take-exam/wording-of.ts';
import { optionCorrections } from './option-corrections.ts';
import { ReportQuestion } from './report-question.tsx';
import styles from './question-correction.module.css';

const icons = { correct: CircleCheck, wrong: CircleX, unanswered: CircleHelp };

function statusOf({ choice, correctAnswer }: ReviewedQuestion): keyof typeof icons {
  if (choice === null) return 'unanswered';
  return choice === correctAnswer ? 'correct' : 'wrong';
}

/** One question after the end; those that were missed stand open. */
export function QuestionCorrection({ question, number }: { question: ReviewedQuestion; number: number }) {
  const { t } = useTranslation('exam');
  const domainName = useDomainName();
  const { words, lang } = wordingOf<Pick<ReviewedQuestion, 'question' | 'options' | 'explanation' | 'rationales'>>(question, language());
  const status = statusOf(question);
  const Icon = icons[status];
  const answers = optionCorrections(words, question).map(({ label, ...option }) => ({
    ...option,
    ...(label && { verdictLabel: t(`correction.${label}`) }),
  }));
  return (
    <details className={styles.question} open={status !== 'correct'}>
      <summary className={styles.summary}>
        <span className={classNames(styles.verdict, styles[status])}>
          <Icon size={20} aria-hidden="true" />
          {t('correction.number', { number })} · {t(`correction.status.${status}`)}
        </span>
        <h3 className={styles.stem} lang={lang}>
          {words.question}
        </h3>
      </summary>
      <div className={styles.body}>
        <p>
          <Chip>{domainName(question.domain)}</Chip>
        </p>
        <div lang={lang}>
          <AnswerReview label={t('correction.options', { number })} answers={answers} />
        </div>
        <div className={styles.explanation}>
          <h4>{t('correction.explanation')}</h4>
          <p lang={lang}>{words.explanation}</p>
        </div>
        <div className={styles.foot}>
          {question.reviewStatus === 'unreviewed' ? <span className={styles.unreviewed}>{t('play.unreviewed')}</span> : null}
          <ReportQuestion question={question} />
        </div>
      </div>
    </details>
  );
}
