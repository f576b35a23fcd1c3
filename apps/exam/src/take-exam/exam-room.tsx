import { useReadonlyStore } from '@revisoins/host';
import { useNavigate } from '@revisoins/router';
import { useEffect, useEffectEvent } from 'react';
import { rememberAccess } from '../enter-simulation/remembered-access.ts';
import { rememberMissed } from '../review-exam/missed-answers.ts';
import { expectToTellSaved } from '../review-exam/saved-once.ts';
import { ExamGone } from './exam-gone.tsx';
import { exam, type ExamPlace } from './exam.store.ts';
import { HandingIn } from './handing-in.tsx';
import { NoExam } from './no-exam.tsx';
import { closeExam, openExam } from './open-exam.ts';
import { PlayExam } from './play-exam.tsx';
import { PreparingExam } from './preparing-exam.tsx';
import { tellEnd, tellLocked, tellNotGenerated } from './tell-exam.ts';
import { useTellHost } from './use-tell-host.ts';

/** One exam from its start to its end; the result is shown elsewhere. */
export function ExamRoom({ place }: { place: ExamPlace }) {
  const navigate = useNavigate();
  const state = useReadonlyStore(exam);
  useTellHost(state);

  // Other parameters do not concern an exam that is open.
  const open = useEffectEvent(() => openExam(place));
  useEffect(() => {
    open();
    return closeExam;
  }, []);

  const leave = useEffectEvent(() => {
    if (state.phase === 'finished') {
      const { id, isTimeUp } = state.result;
      tellEnd(isTimeUp);
      rememberMissed(id, state.late);
      expectToTellSaved(id);
      // Replaced: the Back button must not start another exam.
      void navigate(`/exam-results?exam=${id}`, { replace: true });
    }
    if (state.phase !== 'failed') return;
    if (state.refusal === 'exam_locked') {
      rememberAccess(false);
      tellLocked();
      void navigate('/exam-simulation', { replace: true });
    } else tellNotGenerated();
  });
  useEffect(() => leave(), [state.phase]);

  switch (state.phase) {
    case 'sitting':
      return state.isHandingIn ? <HandingIn sitting={state} /> : <PlayExam sitting={state} />;
    case 'failed':
      return <NoExam refusal={state.refusal} onRetry={() => openExam(place)} />;
    case 'gone':
      return <ExamGone />;
    default:
      return <PreparingExam questionCount={place.questionCount} />;
  }
}
