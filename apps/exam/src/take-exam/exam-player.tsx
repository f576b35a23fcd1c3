import { useLearningEvent } from '@revisoins/assessment/player';
import { useReadonlyStore } from '@revisoins/host';
import { useNavigate, useRevalidator } from '@revisoins/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { isHandingIn } from '../attempt/exam-attempt.ts';
import { noteUnannounced, rememberMissed } from '../attempt/ended-exam.ts';
import { examEvent } from './exam-event.ts';
import { ExamGone } from './exam-gone.tsx';
import type { ExamPlace } from './exam-state.ts';
import { createExam, examSource } from './exam.store.ts';
import { HandedIn, HandingIn } from './handing-in.tsx';
import { NoExam } from './no-exam.tsx';
import { PlayExam } from './play-exam.tsx';
import { PreparingExam } from './preparing-exam.tsx';
import { toastTimeUp } from './exam-toasts.ts';

/** One exam from its start to its end; the results have their own page. */
export function ExamPlayer({ place }: { place: ExamPlace }) {
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const [exam] = useState(createExam);
  const state = useReadonlyStore(exam.state);
  useLearningEvent(examEvent(state));

  useEffect(() => exam.open(examSource(place)), [exam, place]);
  useEffect(() => exam.close, [exam]);

  const leave = useEffectEvent(() => {
    if (state.phase !== 'finished') return;
    const { result } = state;
    rememberMissed(result.id, result.late);
    if (result.state === 'live') {
      // A break follows, or a part that another device has begun.
      void revalidator.revalidate();
      return;
    }
    if (result.isTimeUp) toastTimeUp();
    noteUnannounced(result.id);
    // Replaced: the Back button must not return to an exam that is over.
    void navigate(`/exam-results/${result.id}`, { replace: true });
  });
  useEffect(() => leave(), [state.phase]);

  switch (state.phase) {
    case 'playing':
      return isHandingIn(state.attempt) ? (
        <HandingIn exam={exam} sitting={state} />
      ) : (
        <PlayExam exam={exam} sitting={state} />
      );
    case 'finished':
      return <HandedIn isOver={state.result.state === 'finished'} />;
    case 'failed':
      return (
        <NoExam isBusy={revalidator.state === 'loading'} onRetry={() => void revalidator.revalidate()} />
      );
    case 'gone':
      return <ExamGone />;
    default:
      return <PreparingExam />;
  }
}
