import { useState } from 'react';
import { useFailureToast } from '../voice-service/use-failure-toast.ts';
import type { Outcome } from '../voice-service/voice-failure.ts';
import type { Bench, TestName } from './bench.store.ts';

/** The last result of a test; a failure is shown as a toast with the test's title, and leaves no result. */
export function useTestRun<T>(
  bench: Bench,
  name: TestName,
  failureTitle: string,
): [T | null, (work: () => Promise<Outcome<T>>) => Promise<void>] {
  const toastFailure = useFailureToast();
  const [result, setResult] = useState<T | null>(null);
  const run = async (work: () => Promise<Outcome<T>>) => {
    const outcome = await bench.run(name, work);
    if (outcome === undefined) return;
    setResult(outcome.ok ? outcome.value : null);
    if (!outcome.ok) toastFailure(outcome, failureTitle);
  };
  return [result, run];
}
