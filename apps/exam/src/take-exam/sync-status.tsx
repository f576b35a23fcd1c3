import { useTranslation } from '@revisoins/i18n';
import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { waitingPositions } from '../attempt/exam-attempt.ts';
import type { Sitting } from './exam-state.ts';
import styles from './sync-status.module.css';

/** Where the answers are: on the server, on their way, or only on this device. */
export function SyncStatus({ sitting: { attempt, connection } }: { sitting: Sitting }) {
  const { t } = useTranslation('exam');
  const count = waitingPositions(attempt).length;
  if (connection === 'lost') {
    return (
      <p className={styles.lost} role="status">
        <CloudOff size={18} aria-hidden="true" />
        {t('sync.offline', { count })}
      </p>
    );
  }
  const Icon = count > 0 ? CloudUpload : CloudCheck;
  return (
    <p className={styles.status}>
      <Icon size={18} aria-hidden="true" />
      {count > 0 ? t('sync.sending', { count }) : t('sync.saved')}
    </p>
  );
}
