import { scoreQuiz, type FinishedQuiz } from '@revisoins/assessment';
import { createLazy, useLazy, useRetry } from '@revisoins/host';
import { formatPercent, useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Alert, Card, LinkButton, Page } from '@revisoins/ui';
import { useState } from 'react';
import { isSession, missedItems, subjectByTitle } from '../attempt/quiz-place.ts';
import { useSkillText } from '../skill/use-skill-text.ts';
import { Correction } from './correction.tsx';
import { DeliveryBadge } from './delivery-badge.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultFigures } from './result-figures.tsx';
import { RetakeCard } from './retake-card.tsx';
import { ScoreCard } from './score-card.tsx';
import { VoidedSince } from './voided-since.tsx';
import styles from './results.module.css';

/**
 * Loads the code that reads the learner's answers; the quiz of a skill does not need it. Without a connection
 * it comes later.
 */
const summary = createLazy(async () => (await import('./session-summary.tsx')).SessionSummary);

function Summary({ attempt }: { readonly attempt: FinishedQuiz }) {
  const { t } = useTranslation('quiz');
  const [failure, setFailure] = useState<object | null>(null);
  const [attempts, setAttempts] = useState(1);
  const { value: SessionSummary } = useLazy(summary, attempts, () => setFailure({}));
  useRetry(failure, () => setAttempts((before) => before + 1));
  if (SessionSummary) return <SessionSummary attempt={attempt} />;
  return failure === null ? null : (
    <Card as="section" className={styles.summary}>
      <h2>{t('results.gained')}</h2>
      <p>{t('results.gainedLater')}</p>
    </Card>
  );
}

export function ResultsScreen({ attempt }: { attempt: FinishedQuiz }) {
  const { t } = useTranslation('quiz');
  const { skillTitle } = useSkillText();
  const { score, total, percent } = scoreQuiz(attempt.questions, attempt.answers);
  const subject = subjectByTitle(attempt.skillTitle);
  const of = subject && isSession(subject) ? 'session' : 'skill';
  return (
    <Page title={t('results.title')} eyebrow={skillTitle(attempt.skillTitle)}>
      <div className={styles.screen}>
        {attempt.finished.isTimeUp ? (
          <Alert tone="warm" title={t('results.timeUpTitle')}>
            {t('results.timeUpBody')}
          </Alert>
        ) : null}
        <VoidedSince attempt={attempt} />
        {subject === missedItems ? (
          <RetakeCard attempt={attempt} />
        ) : (
          <ScoreCard percent={percent} of={of} badge={<DeliveryBadge attempt={attempt} />}>
            {t('results.scoreLine', { count: score, total })}
          </ScoreCard>
        )}
        {subject ? <ResultActions attempt={attempt} subject={subject} /> : null}
        {of === 'session' ? <Summary attempt={attempt} /> : null}
        <ResultFigures attempt={attempt} />
        <Correction attempt={attempt} />
        {of === 'session' ? null : (
          <Card className={styles.closing}>
            <h2>{t('results.closingTitle')}</h2>
            <p>{t('results.closingBody', { percent: formatPercent(percent) })}</p>
            <LinkButton variant="secondary">
              <Link to="/skills">{t('results.closingLink')}</Link>
            </LinkButton>
          </Card>
        )}
      </div>
    </Page>
  );
}
