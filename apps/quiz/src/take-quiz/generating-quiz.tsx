import { PreparingAttempt } from '@revisoins/assessment/player';
import { useOnline } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { exitPath, sessionContext, type QuizSubject } from '../attempt/quiz-place.ts';

export interface GeneratingQuizProps {
  readonly title: string;
  /** Absent for a skill. */
  readonly subject?: QuizSubject;
}

/** Shown while questions load. */
export function GeneratingQuiz({ title, subject }: GeneratingQuizProps) {
  const { t } = useTranslation('quiz');
  const isOnline = useOnline();
  const words = sessionContext(subject);
  return (
    <PreparingAttempt
      kind="quiz"
      title={title}
      label={title}
      words={words}
      exit={subject ? exitPath(subject) : '/skills'}
      heading={t('play.generating', words)}
      what={title}
      note={isOnline ? null : t('play.offline')}
    />
  );
}
