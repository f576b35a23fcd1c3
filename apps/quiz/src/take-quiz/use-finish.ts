import { useNavigate } from '@revisoins/router';
import { useEffect } from 'react';
import { settleResult } from '../delivery/settle-result.ts';
import { storeLastResult } from '../attempt/last-result.ts';
import { loadResultsPage } from '../see-results/load-results-page.ts';
import type { QuizState } from './quiz.store.ts';

/** Loads the results page while there is a connection, which may be gone when the quiz ends. */
function bringResultsPage(): void {
  loadResultsPage().then(undefined, () => addEventListener('online', bringResultsPage, { once: true }));
}

/**
 * Hands the result of a quiz over the moment it ends, then replaces the quiz with the results: Back skips the
 * quiz.
 */
export function useFinish(state: QuizState): void {
  const navigate = useNavigate();
  useEffect(bringResultsPage, []);
  useEffect(() => {
    if (state.phase !== 'finished') return;
    storeLastResult(state.attempt);
    void settleResult(state.attempt);
    void navigate('/results', { replace: true });
  }, [state, navigate]);
}
