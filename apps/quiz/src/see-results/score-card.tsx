import { percentTone, rateQuiz } from '@revisoins/assessment';
import { formatPercent, useTranslation } from '@revisoins/i18n';
import { Card, ScoreTile } from '@revisoins/ui';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './results.module.css';

export interface ScoreCardProps {
  readonly percent: number;
  /** The subject: one skill, or a session across skills. */
  readonly of: 'skill' | 'session';
  readonly badge: ReactNode;
  readonly children: ReactNode;
}

export function ScoreCard({ percent, of, badge, children }: ScoreCardProps) {
  const { t } = useTranslation('quiz');
  return (
    <Card as="section" className={styles.score}>
      <ScoreTile tone={percentTone(percent)} size="large">
        {formatPercent(percent)}
      </ScoreTile>
      <div className={styles.words} data-score="">
        <h2>
          {t(`rating.${rateQuiz(percent)}`)}
          {rateQuiz(percent) === 'excellent' ? (
            <Sparkles className={styles.moment} size={26} aria-hidden="true" />
          ) : null}
        </h2>
        <p>{children}</p>
        <p className={styles.encouragement}>
          {of === 'session' && rateQuiz(percent) === 'excellent'
            ? t('results.encouragement.session')
            : t(`results.encouragement.${rateQuiz(percent)}`)}
        </p>
        {badge}
      </div>
    </Card>
  );
}
