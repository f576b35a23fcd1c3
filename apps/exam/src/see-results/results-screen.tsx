import { toPercent } from '@revisoins/assessment';
import { product } from '@revisoins/contracts';
import { formatDate, useTranslation } from '@revisoins/i18n';
import { Chip, Page } from '@revisoins/ui';
import { Timer } from 'lucide-react';
import { useEffect } from 'react';
import type { ExamReview } from '../exam-server/exam-review.schema.ts';
import { ClosingCard } from './closing-card.tsx';
import { CorrectionOpensLater } from './correction-opens-later.tsx';
import { Correction } from './correction.tsx';
import { domainResults, weakestDomains } from './domain-results.ts';
import { DomainBars } from './domain-bars.tsx';
import { ExamScore } from './exam-score.tsx';
import { LateAnswers } from './late-answers.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultFigures } from './result-figures.tsx';
import { toastSavedOnce } from './saved-once.ts';
import { WeakDomains } from './weak-domains.tsx';
import styles from './results.module.css';

export function ResultsScreen({ review }: { review: ExamReview }) {
  const { t } = useTranslation('exam');
  const percent = toPercent(review.score, review.questionCount);
  const domains = domainResults(review.questions);
  useEffect(() => toastSavedOnce(review.id), [review.id]);
  return (
    <Page
      title={t('results.title')}
      eyebrow={t('results.on', { date: formatDate(new Date(review.endedAt), 'moment') })}
    >
      <div className={styles.screen}>
        {review.isTimeUp ? (
          <p>
            <Chip tone="warm" icon={<Timer size={16} aria-hidden="true" />}>
              {t('results.timeUp')}
            </Chip>
          </p>
        ) : null}
        <LateAnswers review={review} />
        <ExamScore review={review} percent={percent} />
        <ResultFigures review={review} />
        <ResultActions review={review} />
        {review.correction === 'open' ? (
          <>
            <div className={styles.columns}>
              <DomainBars results={domains} />
              <WeakDomains results={weakestDomains(domains)} />
            </div>
            <Correction questions={review.questions} />
          </>
        ) : (
          <CorrectionOpensLater review={review} />
        )}
        <ClosingCard isCorrected={review.correction === 'open'} />
        <p className={styles.printed}>{t('results.printed', { product: product.name })}</p>
      </div>
    </Page>
  );
}
