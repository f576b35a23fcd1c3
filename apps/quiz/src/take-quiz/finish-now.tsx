import { UNANSWERED, type QuizDraft } from '@revisoins/assessment';
import { confirm } from '@revisoins/host';
import { useTranslation } from '@revisoins/i18n';
import { Button } from '@revisoins/ui';
import { CircleStop } from 'lucide-react';
import { moveQuiz } from './quiz.store.ts';

/** Ends the quiz from any question; asks first while questions are open. */
export function FinishNow({ draft }: { draft: QuizDraft }) {
  const { t } = useTranslation('quiz');
  const finish = async () => {
    const open = draft.answers.filter((answer) => answer === UNANSWERED).length;
    const isSure =
      open === 0 ||
      (await confirm({
        title: t('play.finishTitle'),
        body: t('play.finishBody', { count: open }),
        confirmLabel: t('play.finishConfirm'),
        cancelLabel: t('play.stay'),
      }));
    if (isSure) moveQuiz({ type: 'finish' });
  };
  return (
    <Button variant="quiet" size="small" icon={<CircleStop size={18} aria-hidden="true" />} onClick={() => void finish()}>
      {t('play.finishNow')}
    </Button>
  );
}
