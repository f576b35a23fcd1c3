import { useTranslation } from '@revisoins/i18n';
import { useRevalidator } from '@revisoins/router';
import { Alert, Button } from '@revisoins/ui';
import styles from './skills-screen.module.css';

/** Shows that the figures could not be read, and offers to retry. */
export function ProgressUnavailable({ isReading }: { isReading: boolean }) {
  const { t } = useTranslation('quiz');
  const { revalidate } = useRevalidator();
  return (
    <Alert live="polite">
      <div className={styles.offer}>
        <span>{t('skills.progressUnavailable')}</span>
        <Button variant="secondary" size="small" busy={isReading} onClick={() => void revalidate()}>
          {t('retry')}
        </Button>
      </div>
    </Alert>
  );
}
