import { useNavigate, useRevalidator } from '@revisoins/router';
import { useEffect, useState } from 'react';
import { toastAlreadyUnderWay, toastLocked, toastNotGenerated } from '../take-exam/exam-toasts.ts';
import type { AskedExam } from '../exam-server/exam-calls.ts';
import { beginExam } from './begin-exam.ts';
import { rememberAccess } from './remembered-access.ts';

export interface BeginningState {
  /** `refused`: no exam has started. `unknown`: one may have started. */
  readonly phase: 'idle' | 'preparing' | 'refused' | 'unknown';
  /** What the last attempt asked for. */
  readonly asked: AskedExam | null;
}

/** Starts an exam on the learner's command, and goes to it. */
export function useBegin(learner: string): {
  state: BeginningState;
  begin: (asked: AskedExam) => Promise<void>;
} {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<BeginningState>({ phase: 'idle', asked: null });

  // Back online: an exam that has started appears as the one under way.
  useEffect(() => {
    if (state.phase !== 'unknown') return undefined;
    const look = () => void revalidate();
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, [state.phase, revalidate]);

  const begin = async (asked: AskedExam) => {
    setState({ phase: 'preparing', asked });
    const beginning = await beginExam(learner, asked);
    if (beginning.outcome === 'started' && !beginning.isOver) {
      await navigate(beginning.address);
      if (beginning.resumed) toastAlreadyUnderWay();
      return;
    }
    if (beginning.outcome === 'unknown') {
      setState({ phase: 'unknown', asked });
      return;
    }
    const refusal = beginning.outcome === 'refused' ? beginning.refusal : null;
    if (refusal === 'exam_locked') {
      rememberAccess(false);
      toastLocked();
    } else if (beginning.outcome === 'refused' && refusal !== 'exam_limited') toastNotGenerated();
    setState({ phase: beginning.outcome === 'refused' && refusal === null ? 'refused' : 'idle', asked });
    // The page shows what went wrong.
    await revalidate();
  };
  return { state, begin };
}
