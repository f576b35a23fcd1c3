import { toPercent, skillByTitle } from '@revisoins/assessment';
import { formatPercent, useTranslation } from '@revisoins/i18n';
import { Link } from '@revisoins/router';
import { Alert, Card, LinkButton, Page } from '@revisoins/ui';
import { useSkillText } from '../skill/use-skill-text.ts';
import { AnswersReview } from './answers-review.tsx';
import { DeliveryBadge } from './delivery-badge.tsx';
import type { LastResult } from '../deliver-result/last-result.ts';
import { ResultActions } from './result-actions.tsx';
import { ResultFigures } from './result-figures.tsx';
import { ScoreCard } from './score-card.tsx';
import styles from './results.module.css';

export function ResultsScreen({ last }: { last: LastResult }) {
  const { t } = useTranslation('quiz');
  const { titleOf } = useSkillText();
  const { result, purpose } = last;
  const percent = toPercent(result.score, result.totalQuestions);
  const skill = skillByTitle(result.skillTitle);
  return (
    <Page title={t('results.title')} eyebrow={titleOf(result.skillTitle)}>
      <div className={styles.screen}>
        {result.isTimeUp ? (
          <Alert tone="warm" title={t('results.timeUpTitle')}>
            {t('results.timeUpBody')}
          </Alert>
        ) : null}
        <ScoreCard percent={percent} badge={<DeliveryBadge attemptId={result.attemptId} purpose={purpose} />}>
          {t('results.scoreLine', { count: result.score, total: result.totalQuestions })}
        </ScoreCard>
        <ResultFigures result={result} />
        {skill ? <ResultActions last={last} skill={skill} /> : null}
        <AnswersReview result={result} />
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
