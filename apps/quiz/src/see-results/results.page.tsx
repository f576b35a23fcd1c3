import type { FinishedQuiz } from '@revisoins/assessment';
import { redirect, useLoaderData } from '@revisoins/router';
import { settleResult } from '../delivery/settle-result.ts';
import { currentLearner } from '@revisoins/auth';
import { lastResult } from '../attempt/stored-quiz.ts';
import { ResultsScreen } from './results-screen.tsx';

export async function loader(): Promise<FinishedQuiz | Response> {
  const last = lastResult(await currentLearner());
  if (!last) return redirect('/skills');
  // The result was handed over when the quiz ended; a page that closed just then, or is reloaded, continues
  // here.
  void settleResult(last);
  return last;
}

export function Component() {
  return <ResultsScreen attempt={useLoaderData<FinishedQuiz>()} />;
}
