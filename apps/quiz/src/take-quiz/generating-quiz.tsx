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

export interface GeneratingQuizProps {
  readonly title: string;
  /** Where it is left for; the skills, unless it is said otherwise. */
  readonly exit?: string;
}

/** Shown while questions load. */
export function GeneratingQuiz({ title, exit = '/skills' }: GeneratingQuizProps) {
  const { t } = useTranslation('quiz');
  const hasConnection = useSyncExternalStore(onConnection, isOnline, () => true);
  return (
    <PreparingAttempt
      kind="quiz"
      title={title}
      label={title}
      exit={exit}
      heading={t('play.generating')}
      what={title}
      note={hasConnection ? null : t('play.offline')}
    />
  );
}
