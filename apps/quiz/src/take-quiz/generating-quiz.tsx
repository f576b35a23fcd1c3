import { PreparingAttempt } from '@revisoins/assessment/player';
import { useTranslation } from '@revisoins/i18n';
import { useSyncExternalStore } from 'react';

const isOnline = () => navigator.onLine;

function onConnection(change: () => void): () => void {
  addEventListener('online', change);
  addEventListener('offline', change);
  return () => {
    removeEventListener('online', change);
    removeEventListener('offline', change);
  };
}

/** Shown while questions load. */
export function GeneratingQuiz({ title }: { title: string }) {
  const { t } = useTranslation('quiz');
  const hasConnection = useSyncExternalStore(onConnection, isOnline, () => true);
  return (
    <PreparingAttempt
      kind="quiz"
      title={title}
      label={title}
      exit="/skills"
      heading={t('play.generating')}
      what={title}
      note={hasConnection ? null : t('play.offline')}
    />
  );
}
