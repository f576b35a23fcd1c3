import { examTimerTone } from '@revisoins/assessment';
import { formatClock, useTranslation } from '@revisoins/i18n';
import { Announcement, Chip, Countdown, IconButton } from '@revisoins/ui';
import { Eye, EyeOff, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ExamDraft } from '../exam-draft/exam-draft.schema.ts';
import { isTimeShown, showTime } from './exam-settings.ts';
import { SpokenTime } from './spoken-time.tsx';
import { timeMoment } from './time-moment.ts';
import { useExamTime } from './use-exam-time.ts';
import styles from './exam-clock.module.css';

const tones = { normal: 'calm', warm: 'soon', bad: 'last' } as const;

export interface ExamClockProps {
  readonly draft: ExamDraft;
  /** Changes each time the learner asks for the time. */
  readonly asked: number;
}

/** The countdown, which can be hidden. Its ticks redraw nothing else. */
export function ExamClock({ draft, asked }: ExamClockProps) {
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
  return (
    <div className={styles.clock}>
      {left <= 60 ? (
        <Chip tone="bad" className={styles.almost ?? ''} icon={<TriangleAlert size={16} aria-hidden="true" />}>
          {t('play.almostOver')}
        </Chip>
      ) : null}
      {isShown ? (
        <Countdown
          label={t('play.timeLeft')}
          time={formatClock(left, true)}
          tone={tones[examTimerTone(left, total)]}
          announcement={said}
        />
      ) : (
        <>
          <span className={styles.hidden}>{t('play.timeHidden')}</span>
          <Announcement>{said}</Announcement>
        </>
      )}
      <IconButton label={isShown ? t('play.hideTime') : t('play.showTime')} onClick={toggle}>
        {isShown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
      </IconButton>
      {asked > 0 ? <SpokenTime key={asked} left={left} /> : null}
    </div>
  );
}
