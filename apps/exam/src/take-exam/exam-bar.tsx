import { examTimerTone } from '@revisoins/assessment';
import { AttemptBar, useTimeSetting } from '@revisoins/assessment/player';
import { useTranslation } from '@revisoins/i18n';
import type { ExamDraft } from '../exam-draft/exam-draft.schema.ts';
import type { Exam } from './create-exam.ts';
import { SpokenTime } from './spoken-time.tsx';
import { useExamTime } from './use-exam-time.ts';

export interface ExamBarProps {
  readonly exam: Exam;
  readonly draft: ExamDraft;
  /** Changes each time the learner asks for the time. */
  readonly asked: number;
}

/** The bar of a running exam. Its ticks redraw nothing else. */
export function ExamBar({ exam, draft, asked }: ExamBarProps) {
  const { t } = useTranslation('exam');
  const left = useExamTime(exam, draft);
  const [isShown, setShown] = useTimeSetting('exam');
  const total = draft.minutes * 60;
  return (
    <>
      <AttemptBar
        kind="exam"
        label={t('play.title')}
        exit="/exam-simulation"
        progress={{ position: draft.position, total: draft.questions.length }}
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
