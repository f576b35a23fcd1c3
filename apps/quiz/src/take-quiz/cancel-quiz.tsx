import { countAnswered } from '@revisoins/assessment';
import { useConfirm } from '@revisoins/assessment/player';
import { useTranslation } from '@revisoins/i18n';
import { useNavigate } from '@revisoins/router';
import { Button } from '@revisoins/ui';
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { sessionContext, type QuizSubject } from '../attempt/quiz-place.ts';
import type { Quiz } from './quiz.store.ts';

export interface CancelQuizProps {
  readonly quiz: Quiz;
  readonly subject: QuizSubject;
  readonly exit: string;
}

/** Leaves without saving; asks first when there are answers to lose. */
export const CancelQuiz = memo(function CancelQuiz({ quiz, subject, exit }: CancelQuizProps) {
  const { t } = useTranslation('quiz');
  const words = sessionContext(subject);
  const navigate = useNavigate();
  const confirm = useConfirm();
  const cancel = async () => {
    const answered = countAnswered(quiz.playing()?.attempt.answers ?? []);
    const isSure =
      answered === 0 ||
      (await confirm({
        title: t('play.cancelTitle', words),
        body: t('play.cancelBody', { count: answered }),
        confirmLabel: t('play.cancelConfirm'),
        cancelLabel: t('play.stay', words),
        destructive: true,
        emphasis: 'cancel',
      }));
    if (!isSure) return;
    quiz.discard();
    // Back must not start another quiz.
    void navigate(exit, { replace: true });
  };
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<Trash2 size={18} aria-hidden="true" />}
      onClick={() => void cancel()}
    >
      {t('play.cancel', words)}
    </Button>
  );
});
