import { scoreQuiz, type FinishedQuiz } from '@revisoins/assessment';
import { formatPercent, useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Alert, Card, LinkButton, Page } from '@revisoins/ui';
import { subjectByTitle } from '../attempt/quiz-place.ts';
import { useSkillText } from '../skill/use-skill-text.ts';
import { Correction } from './correction.tsx';
import { DeliveryBadge } from './delivery-badge.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultFigures } from './result-figures.tsx';
import { ScoreCard } from './score-card.tsx';
import styles from './results.module.css';

export function ResultsScreen({ attempt }: { attempt: FinishedQuiz }) {
  const { t } = useTranslation('quiz');
  const { skillTitle } = useSkillText();
  const { score, total, percent } = scoreQuiz(attempt.questions, attempt.answers);
  const subject = subjectByTitle(attempt.skillTitle);
  return (
    <Page title={t('results.title')} eyebrow={skillTitle(attempt.skillTitle)}>
      <div className={styles.screen}>
        {attempt.finished.isTimeUp ? (
          <Alert tone="warm" title={t('results.timeUpTitle')}>
            {t('results.timeUpBody')}
          </Alert>
        ) : null}
        <ScoreCard percent={percent} badge={<DeliveryBadge attempt={attempt} />}>
          {t('results.scoreLine', { count: score, total })}
        </ScoreCard>
        <ResultFigures attempt={attempt} />
        {subject ? <ResultActions attempt={attempt} subject={subject} /> : null}
        <Correction attempt={attempt} />
        <Card className={styles.closing}>
          <h2>{t('results.closingTitle')}</h2>
          <p>{t('results.closingBody', { percent: formatPercent(percent) })}</p>
          <LinkButton variant="secondary">
            <Link to="/skills">{t('results.closingLink')}</Link>
          </LinkButton>
        </Card>
      </div>
    </Page>
  );
}
