import { examTimerTone } from '@revisoins/assessment';
import { AttemptBar, useAttemptTime, useTimeSetting } from '@revisoins/assessment/player';
import { useTranslation } from '@revisoins/i18n';
import type { ExamAttempt } from '../attempt/exam-attempt.ts';
import type { Exam } from './exam.store.ts';
import { SpokenTime } from './spoken-time.tsx';

export interface ExamBarProps {
  readonly exam: Exam;
  readonly attempt: ExamAttempt;
  /** Changes each time the learner asks for the time. */
  readonly asked: number;
}

/** The bar of a running exam. A tick re-renders only this bar. */
export function ExamBar({ exam, attempt, asked }: ExamBarProps) {
  const { t } = useTranslation('exam');
  const left = useAttemptTime(exam, attempt).left ?? 0;
  const [isShown, setShown] = useTimeSetting('exam');
  const total = (attempt.deadline - attempt.startedAt) / 1000;
  return (
    <>
      <AttemptBar
        kind="exam"
        label={t(attempt.kind === 'mock' ? 'mock.title' : 'play.title')}
        exit="/exam-simulation"
        progress={{ position: attempt.position, total: attempt.questions.length }}
        time={{
          left,
          total,
          tone: examTimerTone(left, total),
          isShown,
          onShownChange: setShown,
          alwaysWarns: true,
        }}
      />
      {asked > 0 ? <SpokenTime key={asked} left={left} /> : null}
    </>
  );
}
