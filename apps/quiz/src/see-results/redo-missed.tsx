import { countAnswered, scoreQuiz, type FinishedQuiz } from '@revisoins/assessment';
import { useConfirm } from '@revisoins/assessment/player';
import { useTranslation } from '@revisoins/i18n';
import { useNavigate } from '@revisoins/router';
import { Button } from '@revisoins/ui';
import { Target } from 'lucide-react';
import { beginRedo, redoSubject } from '../attempt/begin-redo.ts';
import { missedItems } from '../attempt/quiz-place.ts';
import { quizInProgress } from '../attempt/in-progress-quizzes.ts';

export interface RedoMissedProps {
  readonly attempt: FinishedQuiz;
  readonly variant: 'primary' | 'secondary';
}

/** Retakes the missed questions; its label names them: mistakes, unanswered questions, or both. */
export function RedoMissed({ attempt, variant }: RedoMissedProps) {
  const { t } = useTranslation('quiz');
  const navigate = useNavigate();
  const confirm = useConfirm();
  const { wrong, unanswered } = scoreQuiz(attempt.questions, attempt.answers);
  const number = wrong + unanswered;
  const subject = redoSubject(attempt);
  if (number === 0 || subject === undefined) return null;
  const redo = async () => {
    const answered = countAnswered(quizInProgress(attempt.learner, subject.id)?.answers ?? []);
    const isSure =
      answered === 0 ||
      (await confirm({
        title: t('results.redoWaiting'),
        body: t('results.redoWaitingBody', { count: answered }),
        confirmLabel: t('results.redoAnew'),
        cancelLabel: t('cancel'),
        destructive: true,
        emphasis: 'cancel',
      }));
    // Replaces the results, as they replaced the quiz: Back always leads to where it was chosen.
    if (isSure) void navigate(beginRedo(attempt, subject), { replace: true });
  };
  const label = () => {
    // In a session on mistakes, an unanswered question is still a mistake.
    if (unanswered === 0 || attempt.skillTitle === missedItems.title)
      return t('results.redoMissed', { count: number });
    return wrong === 0
      ? t('results.redoUnanswered', { count: unanswered })
      : t('results.redoBoth', { number });
  };
  return (
    <Button variant={variant} icon={<Target size={20} aria-hidden="true" />} onClick={() => void redo()}>
      {label()}
    </Button>
  );
}
