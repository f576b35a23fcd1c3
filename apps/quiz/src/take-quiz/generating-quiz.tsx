import { PreparingAttempt } from '@revisoins/assessment/player';
import { useOnline } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';

export interface GeneratingQuizProps {
  readonly title: string;
  /** Where leaving leads; by default, the skills. */
  readonly exit?: string;
}

/** Shown while questions load. */
export function GeneratingQuiz({ title, exit = '/skills' }: GeneratingQuizProps) {
  const { t } = useTranslation('quiz');
  const isOnline = useOnline();
  return (
    <PreparingAttempt
      kind="quiz"
      title={title}
      label={title}
      exit={exit}
      heading={t('play.generating')}
      what={title}
      note={isOnline ? null : t('play.offline')}
    />
  );
}
