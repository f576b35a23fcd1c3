import { toPercent } from '@revisoins/assessment';
import { product } from '@revisoins/contracts';
import { toast } from '@revisoins/host';
import { formatDate, useTranslation } from '@revisoins/i18n';
import { Chip, Page } from '@revisoins/ui';
import { Timer } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { takeUnannounced } from '../attempt/ended-exam.ts';
import { useDomainName } from '../domain/use-domain-name.ts';
import type { CorrectedExam } from '../exam-server/read-correction.ts';
import { ClosingCard } from './closing-card.tsx';
import { CorrectionOpensLater } from './correction-opens-later.tsx';
import { Correction } from './correction.tsx';
import { competencyResults, domainResults, weakestDomains } from './domain-results.ts';
import { DomainBars } from './domain-bars.tsx';
import { ExamScore } from './exam-score.tsx';
import { MockVerdict } from './mock-verdict.tsx';
import { LateAnswers } from './late-answers.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultFigures } from './result-figures.tsx';
import { WeakDomains } from './weak-domains.tsx';
import styles from './results.module.css';

export function ResultsScreen({ exam }: { exam: CorrectedExam }) {
  const { t } = useTranslation('exam');
  const percent = toPercent(exam.score, exam.questionCount);
  const domainName = useDomainName();
  const domains = domainResults(exam.questions);
  const toastSavedOnce = useEffectEvent(() => {
    if (takeUnannounced(exam.id))
      toast({ title: t('saved.title'), description: t('saved.body'), variant: 'success' });
  });
  useEffect(() => toastSavedOnce(), [exam.id]);
  const [isMissedOnly, setMissedOnly] = useState(false);
  const correctionHeading = useRef<HTMLHeadingElement>(null);
  const goToMistakes = () => {
    setMissedOnly(true);
    correctionHeading.current?.focus();
  };
  return (
    <Page
      title={t(exam.kind === 'mock' ? 'mock.resultsTitle' : 'results.title')}
      eyebrow={t('results.on', { date: formatDate(new Date(exam.endedAt), 'moment') })}
    >
      <div className={styles.screen}>
        {exam.isTimeUp && exam.kind === 'simulation' ? (
          <p>
            <Chip tone="warm" icon={<Timer size={16} aria-hidden="true" />}>
              {t('results.timeUp')}
            </Chip>
          </p>
        ) : null}
        <LateAnswers exam={exam} />
        {exam.kind === 'mock' ? <MockVerdict exam={exam} /> : <ExamScore exam={exam} percent={percent} />}
        <ResultFigures exam={exam} />
        <ResultActions exam={exam} percent={percent} onMistakes={goToMistakes} />
        {exam.correction === 'open' ? (
          <>
            <div className={styles.columns}>
              {exam.kind === 'mock' ? (
                <DomainBars
                  heading={t('competency.title')}
                  results={competencyResults(exam.questions)}
                  toName={(competency) => t(`competency.${competency}`)}
                />
              ) : (
                <DomainBars heading={t('domains.title')} results={domains} toName={domainName} />
              )}
              <WeakDomains results={weakestDomains(domains)} />
            </div>
            <Correction
              questions={exam.questions}
              isMissedOnly={isMissedOnly}
              onMissedOnlyChange={setMissedOnly}
              headingRef={correctionHeading}
            />
          </>
        ) : (
          <CorrectionOpensLater exam={exam} />
        )}
        <ClosingCard isCorrected={exam.correction === 'open'} />
        <p className={styles.printed}>{t('results.printed', { product: product.name })}</p>
      </div>
    </Page>
  );
}
