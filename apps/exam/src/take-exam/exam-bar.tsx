import { examTimerTone } from '@revisoins/assessment';
import { formatClock, useTranslation } from '@revisoins/i18n';
import { useNavigate } from '@revisoins/router';
import { Announcement, Countdown, FocusBar, IconButton, type FocusBarProps } from '@revisoins/ui';
import { Eye, EyeOff, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ExamDraft } from '../exam-draft/exam-draft.schema.ts';
import { isTimeShown, showTime } from './exam-settings.ts';
import { SpokenTime } from './spoken-time.tsx';
import { timeMoment } from './time-moment.ts';
import { useExamTime } from './use-exam-time.ts';
import styles from './exam-bar.module.css';

const tones = { normal: 'calm', warm: 'soon', bad: 'last' } as const;

type Way = Pick<FocusBarProps, 'label' | 'leaveLabel' | 'leaveWord' | 'onLeave'>;

export interface ExamBarProps {
  /** Null while the exam is on its way. */
  readonly draft: ExamDraft | null;
  /** Changes each time the learner asks for the time. */
  readonly asked?: number;
}

/** The way out, how far, how long. Its ticks redraw nothing else; a hidden clock still tells of the last minute. */
export function ExamBar({ draft, asked = 0 }: ExamBarProps) {
  const { t } = useTranslation('exam');
  const navigate = useNavigate();
  const way: Way = {
    label: t('play.title'),
    leaveLabel: t('play.leave'),
    leaveWord: t('play.leaveWord'),
    onLeave: () => void navigate('/exam-simulation'),
  };
  return draft ? <RunningBar draft={draft} asked={asked} way={way} /> : <FocusBar {...way} />;
}

function RunningBar({ draft, asked, way }: { draft: ExamDraft; asked: number; way: Way }) {
  const { t } = useTranslation('exam');
  const left = useExamTime(draft);
  const [isShown, setShown] = useState(isTimeShown);
  const total = draft.minutes * 60;
  const moment = timeMoment(left, total);
  const said = moment === null ? '' : t(`play.moment.${moment}`);
  const toggle = () => {
    showTime(!isShown);
    setShown(!isShown);
  };
  const [number, count] = [draft.position + 1, draft.questions.length];
  const warning = (
    <span className={styles.warning}>
      <TriangleAlert size={16} aria-hidden="true" />
      {t('play.almostOver')}
    </span>
  );
  return (
    <>
      <FocusBar
        {...way}
        progress={{
          label: t('play.count', { number, total: count }),
          short: `${number}/${count}`,
          value: number,
          max: count,
        }}
        warning={left <= 60 ? warning : undefined}
      >
        {isShown ? (
          <Countdown
            label={t('play.timeLeft')}
            time={formatClock(left, true)}
            tone={tones[examTimerTone(left, total)]}
            announcement={said}
          />
        ) : (
          <Announcement>{said}</Announcement>
        )}
        <IconButton label={isShown ? t('play.hideTime') : t('play.showTime')} onClick={toggle}>
          {isShown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
        </IconButton>
      </FocusBar>
      {asked > 0 ? <SpokenTime key={asked} left={left} /> : null}
    </>
  );
}
