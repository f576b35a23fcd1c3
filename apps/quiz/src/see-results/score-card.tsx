import { percentTone, rateQuiz } from '@revisoins/assessment';
import { formatPercent, useTranslation } from '@revisoins/i18n';
import { Card, ScoreTile } from '@revisoins/ui';
import type { ReactNode } from 'react';
import styles from './results.module.css';

export interface ScoreCardProps {
  readonly percent: number;
  readonly badge: ReactNode;
  readonly children: ReactNode;
}

export function ScoreCard({ percent, badge, children }: ScoreCardProps) {
  const { t } = useTranslation('quiz');
  return (
    <Card as="section" className={styles.score}>
      <ScoreTile tone={percentTone(percent)} size="large">
        {formatPercent(percent)}
      </ScoreTile>
      <div className={styles.words}>
        <h2>{t(`rating.${rateQuiz(percent)}`)}</h2>
        <p>{children}</p>
        <p className={styles.encouragement}>{t(`results.encouragement.${rateQuiz(percent)}`)}</p>
        {badge}
      </div>
    </Card>
  );
}
