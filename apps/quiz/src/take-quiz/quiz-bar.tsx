import { allottedSeconds, countdownTone, type QuizDraft } from '@revisoins/assessment';
import { formatClock, useTranslation } from '@revisoins/i18n';
import { useNavigate } from '@revisoins/router';
import { Announcement, Countdown, FocusBar, IconButton } from '@revisoins/ui';
import { Eye, EyeOff } from 'lucide-react';
import { clockMoment } from './clock-moment.ts';
import { useQuizClock } from './use-quiz-clock.ts';
import styles from './quiz-bar.module.css';

const tones = { info: 'calm', warm: 'soon', bad: 'last' } as const;

export interface QuizBarProps {
  /** Null while the questions are on their way. */
  readonly draft: QuizDraft | null;
  readonly title: string;
  readonly isTimeShown?: boolean;
  readonly onTimeShown?: (isShown: boolean) => void;
}

/** The way out, how far, how long. Its ticks redraw nothing else; a hidden clock still tells of the last minute. */
export function QuizBar({ draft, title, isTimeShown = true, onTimeShown }: QuizBarProps) {
  const { t } = useTranslation('quiz');
  const navigate = useNavigate();
  const way = {
    label: title,
    leaveLabel: t('play.leave'),
    leaveWord: t('play.leaveWord'),
    onLeave: () => void navigate('/skills'),
  };
  return draft ? (
    <RunningBar draft={draft} way={way} isTimeShown={isTimeShown} onTimeShown={onTimeShown} />
  ) : (
    <FocusBar {...way} />
  );
}

interface RunningBarProps {
  readonly draft: QuizDraft;
  readonly way: { label: string; leaveLabel: string; leaveWord: string; onLeave: () => void };
  readonly isTimeShown: boolean;
  readonly onTimeShown: ((isShown: boolean) => void) | undefined;
}

function RunningBar({ draft, way, isTimeShown, onTimeShown }: RunningBarProps) {
  const { t } = useTranslation('quiz');
  const { left } = useQuizClock(draft);
  const number = draft.position + 1;
  const total = draft.questions.length;
  const allotted = allottedSeconds(total, draft.timing);
  const moment = left === null || allotted === null ? null : clockMoment(left, allotted);
  const said = moment === null ? '' : t(`play.moment.${moment}`);
  const progress = {
    label: t('play.count', { number, total }),
    short: `${number}/${total}`,
    value: number,
    max: total,
  };
  const isLastMinuteHidden = !isTimeShown && left !== null && left <= 60;
  return (
    <FocusBar
      {...way}
      progress={progress}
      warning={
        isLastMinuteHidden ? <span className={styles.warning}>{t('play.lastMinute')}</span> : undefined
      }
    >
      {left === null ? <span className={styles.untimed}>{t('timing.untimed')}</span> : null}
      {left !== null && isTimeShown ? (
        <Countdown
          label={t('play.timeLeft')}
          time={formatClock(left, true)}
          tone={tones[countdownTone(left)]}
          announcement={said}
        />
      ) : (
        <Announcement>{said}</Announcement>
      )}
      {left === null ? null : (
        <IconButton
          label={isTimeShown ? t('play.hideTime') : t('play.showTime')}
          onClick={() => onTimeShown?.(!isTimeShown)}
        >
          {isTimeShown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
        </IconButton>
      )}
    </FocusBar>
  );
}
