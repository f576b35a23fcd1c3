import { formatClock, useTranslation } from '@revisoins/i18n';
import styles from './simulation.module.css';

export function ExamPreview({ questionCount, minutes }: { questionCount: number; minutes: number }) {
  const { t } = useTranslation('exam');
  const facts = [
    ['duration', t('setup.minutes', { count: minutes })],
    ['perQuestion', formatClock((minutes * 60) / questionCount)],
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
    </div>
  );
}
