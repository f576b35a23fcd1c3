import { examDomains } from '@revisoins/assessment';
import { useTranslation } from '@revisoins/i18n';
import styles from './simulation.module.css';

/** How many questions each of `parts` gets: an even split; the first ones get the remainder. */
export function splitEvenly(count: number, parts: number): number[] {
  return Array.from(
    { length: parts },
    (_, index) => Math.floor(count / parts) + (index < count % parts ? 1 : 0),
  );
}

export function CoveredDomains({ questionCount }: { questionCount: number }) {
  const { t } = useTranslation(['exam', 'skills']);
  const shares = splitEvenly(questionCount, examDomains.length);
  return (
    <div>
      <h3 className={styles.heading}>{t('setup.domains')}</h3>
      <ul className={styles.domains}>
        {examDomains.map(({ slug }, index) => (
          <li key={slug}>
            <span>{t(`domains.${slug}`, { ns: 'skills' })}</span>
            <span className={styles.share}>{t('setup.questions', { count: shares[index] ?? 0 })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
