import { formatClock, formatNumber, useTranslation } from '@revisoins/i18n';
import styles from './simulation.module.css';

export interface ExamPreviewProps {
  readonly questionCount: number;
  /** As chosen. */
  readonly minutes: number;
  /** What the learner's accommodation multiplies them by. */
  readonly timeFactor: number;
}

export function ExamPreview({ questionCount, minutes, timeFactor }: ExamPreviewProps) {
  const { t } = useTranslation('exam');
  const seconds = minutes * timeFactor * 60;
  const hasWholeMinutes = seconds % 60 === 0;
  const facts = [
    ['duration', hasWholeMinutes ? t('setup.minutes', { count: seconds / 60 }) : formatClock(seconds, true)],
    ['perQuestion', formatClock(seconds / questionCount)],
    ['mode', t('preview.modeValue')],
    ['corrections', t('preview.correctionsValue')],
  ] as const;
  return (
    <div className={styles.preview}>
      <h3 className={styles.heading}>{t('preview.title')}</h3>
      <dl className={styles.facts}>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{t(`preview.${fact}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {timeFactor === 1 ? null : <p>{t('preview.moreTime', { factor: formatNumber(timeFactor) })}</p>}
    </div>
  );
}
