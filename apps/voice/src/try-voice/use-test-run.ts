import { useState } from 'react';
import { useTellFailure } from '../voice-service/use-tell-failure.ts';
import type { Outcome } from '../voice-service/voice-failure.ts';
import type { Bench, TestName } from './bench.store.ts';

/** The last result of a test; a failure is a toast under the test's title, and leaves no result. */
export function useTestRun<T>(
  bench: Bench,
  name: TestName,
  failureTitle: string,
): [T | null, (work: () => Promise<Outcome<T>>) => Promise<void>] {
  const tellFailure = useTellFailure();
  const [result, setResult] = useState<T | null>(null);
  const run = async (work: () => Promise<Outcome<T>>) => {
    const outcome = await bench.run(name, work);
    if (outcome === undefined) return;
    setResult(outcome.ok ? outcome.value : null);
    if (!outcome.ok) tellFailure(outcome, failureTitle);
  };
  return [result, run];
}
