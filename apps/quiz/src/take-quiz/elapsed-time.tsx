import type { QuizDraft } from '@revisoins/assessment';
import { formatClock, useTranslation } from '@revisoins/i18n';
import { useQuizClock } from './use-quiz-clock.ts';

export function ElapsedTime({ draft }: { draft: QuizDraft }) {
  const { t } = useTranslation('quiz');
  return <span>{t('play.elapsed', { time: formatClock(useQuizClock(draft).elapsed) })}</span>;
}
