import { countdownMoment, type Tone } from '@revisoins/assessment';
import { formatClock, useTranslation } from '@revisoins/i18n';
import { useNavigate } from '@revisoins/router';
import { Announcement, Countdown, FocusBar, IconButton } from '@revisoins/ui';
import { Eye, EyeOff, TriangleAlert } from 'lucide-react';
import styles from './attempt-bar.module.css';

const urgencies = { normal: 'calm', info: 'calm', ok: 'calm', warm: 'soon', bad: 'last' } as const;

export interface AttemptBarProps {
  readonly kind: string;
  /** The i18n options of words that differ between attempts of one kind. */
  readonly words?: { readonly context?: string };
  readonly label: string;
  /** Where the exit link leads. */
  readonly exit: string;
  /** From 0; absent while the questions are on their way. */
  readonly progress?: { readonly position: number; readonly total: number };
  /** Shown instead of the time when there is no deadline. */
  readonly untimed?: string | undefined;
  /** Seconds; absent without a deadline. */
  readonly time?: {
    readonly left: number;
    readonly total: number;
    readonly tone: Tone;
    readonly isShown: boolean;
    readonly onShownChange: (isShown: boolean) => void;
    /** Whether the last minute is also shown as text beside a visible countdown. */
    readonly alwaysWarns?: boolean;
  };
}

/** The bar above a question: exit, progress, time left. A hidden clock still announces the last minute. */
export function AttemptBar({ kind, words = {}, label, exit, progress, untimed, time }: AttemptBarProps) {
  const { t } = useTranslation(kind);
  const navigate = useNavigate();
  const way = {
    label,
    leaveLabel: t('play.leave', words),
    leaveWord: t('play.leaveWord'),
    onLeave: () => void navigate(exit),
  };
  if (!progress) return <FocusBar {...way} />;
  const { position, total } = progress;
  const warns = time && time.left <= 60 && (time.alwaysWarns || !time.isShown);
  return (
    <FocusBar
      {...way}
      progress={{
        label: t('play.count', { number: position + 1, total }),
        short: `${position + 1}/${total}`,
        value: position + 1,
        max: total,
      }}
      warning={
        warns ? (
          <span className={styles.warning}>
            <TriangleAlert size={16} aria-hidden="true" />
            {t('play.lastMinute')}
          </span>
        ) : undefined
      }
    >
      {time ? (
        <TimeLeft kind={kind} {...time} />
      ) : (
        <span className={styles.untimed}>{untimed ?? t('play.untimed')}</span>
      )}
    </FocusBar>
  );
}

/** The countdown, the button that hides it, and its announcements for screen readers. */
function TimeLeft({
  kind,
  left,
  total,
  tone,
  isShown,
  onShownChange,
}: { kind: string } & NonNullable<AttemptBarProps['time']>) {
  const { t } = useTranslation(kind);
  const moment = countdownMoment(left, total);
  const said = moment === null ? '' : t(`play.moment.${moment}`);
  return (
    <>
      {isShown ? (
        <Countdown
          label={t('play.timeLeft')}
          time={formatClock(left, true)}
          tone={urgencies[tone]}
          announcement={said}
        />
      ) : (
        <Announcement>{said}</Announcement>
      )}
      <IconButton
        label={isShown ? t('play.hideTime') : t('play.showTime')}
        onClick={() => onShownChange(!isShown)}
      >
        {isShown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
      </IconButton>
    </>
  );
}
