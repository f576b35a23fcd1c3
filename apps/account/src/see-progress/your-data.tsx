import { useTranslation } from '@revisoins/i18n';
import { Button, Card } from '@revisoins/ui';
import { Download, RotateCcw, UserRoundX } from 'lucide-react';
import { useExport } from '../export-data/use-export.ts';
import { useProfileDialog } from '../manage-profile/use-profile-dialog.tsx';
import { useResetProgress } from './use-reset-progress.ts';
import styles from './your-data.module.css';

export interface YourDataProps {
  /** What a reset would erase. */
  readonly attempts: number;
  readonly skills: number;
}

export function YourData(losses: YourDataProps) {
  const { t } = useTranslation('account');
  const { exporting, exportAs } = useExport();
  const { deleting, reset } = useResetProgress(losses);
  const dialog = useProfileDialog();
  return (
    <Card as="section">
      <h2>{t('data.title')}</h2>
      <p className={styles.lead}>{t('data.lead')}</p>
      <div className={styles.actions}>
        {(['json', 'csv'] as const).map((format) => (
          <Button
            key={format}
            variant="secondary"
            size="small"
            icon={<Download size={18} aria-hidden="true" />}
            busy={exporting === format}
            busyLabel={t('data.exporting')}
            onClick={() => void exportAs(format)}
          >
            {t(`data.${format}`)}
          </Button>
        ))}
      </div>
      <div className={styles.dangers}>
        {losses.attempts > 0 ? (
          <Button
            variant="quiet"
            size="small"
            icon={<RotateCcw size={18} aria-hidden="true" />}
            busy={deleting}
            busyLabel={t('resetProgress.busy')}
            onClick={() => void reset()}
          >
            {t('resetProgress.action')}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          size="small"
          icon={<UserRoundX size={18} aria-hidden="true" />}
          onClick={dialog.opener('delete')}
        >
          {t('deleteAccount.action')}
        </Button>
      </div>
      {dialog.element}
    </Card>
  );
}
