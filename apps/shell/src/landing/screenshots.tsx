import { useTranslation } from '@revisoins/i18n';
import { Check } from 'lucide-react';
import { Screenshot } from './screenshot.tsx';
import styles from './screenshots.module.css';

const points = ['explained', 'paused', 'keyboard', 'honest'];

export function Screenshots() {
  const { t } = useTranslation('shell');
  return (
    <section className={styles.section}>
      <div className={styles.words}>
        <h2 className={styles.title}>{t('landing.screens.title')}</h2>
        <p className={styles.lead}>{t('landing.screens.lead')}</p>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Check size={22} strokeWidth={2.6} className={styles.tick} aria-hidden="true" />
              {t(`landing.screens.${point}`)}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.pair}>
        <Screenshot name="quiz" />
        <Screenshot name="dashboard" />
      </div>
    </section>
  );
}
