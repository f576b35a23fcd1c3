import type { ExamParameters } from '@revisoins/assessment';
import { useNavigate, useRevalidator } from '@revisoins/router';
import { useEffect, useState } from 'react';
import { toastAlreadyUnderWay, toastLocked, toastNotGenerated } from '../take-exam/exam-toasts.ts';
import { examAddress } from '../attempt/exam-address.ts';
import { beginExam } from './begin-exam.ts';
import { rememberAccess } from './remembered-access.ts';

export interface BeginningState {
  /** `refused`: no exam has started. `unknown`: one may have started. */
  readonly phase: 'idle' | 'preparing' | 'refused' | 'unknown';
  /** The settings of the last attempt. */
  readonly parameters: ExamParameters | null;
}

/** Starts an exam when the learner says so, and goes to it. */
export function useBegin(learner: string): {
  state: BeginningState;
  begin: (parameters: ExamParameters) => Promise<void>;
} {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [state, setState] = useState<BeginningState>({ phase: 'idle', parameters: null });

  // Back online: an exam that has started appears as the one under way.
  useEffect(() => {
    if (state.phase !== 'unknown') return undefined;
    const look = () => void revalidate();
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, [state.phase, revalidate]);

  const begin = async (parameters: ExamParameters) => {
    setState({ phase: 'preparing', parameters });
    const beginning = await beginExam(learner, parameters);
    if (beginning.outcome === 'started' && !beginning.isOver) {
      await navigate(examAddress(parameters));
      if (beginning.resumed) toastAlreadyUnderWay();
      return;
    }
    if (beginning.outcome === 'unknown') {
      setState({ phase: 'unknown', parameters });
      return;
    }
    const refusal = beginning.outcome === 'refused' ? beginning.refusal : null;
    if (refusal === 'exam_locked') {
      rememberAccess(false);
      toastLocked();
    } else if (beginning.outcome === 'refused' && refusal !== 'exam_limited') toastNotGenerated();
    setState({ phase: beginning.outcome === 'refused' && refusal === null ? 'refused' : 'idle', parameters });
    // The page shows what went wrong.
    await revalidate();
  };
  return { state, begin };
}
