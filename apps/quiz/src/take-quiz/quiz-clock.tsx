import { allottedSeconds, countdownTone, type QuizDraft } from '@revisoins/assessment';
import { formatClock, useTranslation } from '@revisoins/i18n';
import { Countdown } from '@revisoins/ui';
import { clockMoment } from './clock-moment.ts';
import { useQuizClock } from './use-quiz-clock.ts';

const tones = { info: 'calm', warm: 'soon', bad: 'last' } as const;

/** The countdown. Its ticks redraw nothing else. */
export function QuizClock({ draft }: { draft: QuizDraft }) {
  const { t } = useTranslation('quiz');
  const { left } = useQuizClock(draft);
  const moment = clockMoment(left, allottedSeconds(draft.questions.length));
  return (
    <Countdown
      label={t('play.timeLeft')}
      time={formatClock(left, true)}
      tone={tones[countdownTone(left)]}
      announcement={moment === null ? '' : t(`play.moment.${moment}`)}
    />
  );
}
