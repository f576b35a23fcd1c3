import { isFinished } from '@revisoins/assessment';
import { currentLearner } from '@revisoins/auth';
import { useLoaderData } from '@revisoins/router';
import { learnCanTranscribe } from '../voice-service/use-can-transcribe.ts';
import { storedOral } from './oral-attempts.ts';
import { QuizMeScreen } from './quiz-me-screen.tsx';
import { deliverLater, settleOral } from './settle-oral.ts';

export async function loader(): Promise<{ learner: string }> {
  const learner = await currentLearner();
  const stored = storedOral(learner);
  // The page closed just as it ended.
  if (stored && isFinished(stored)) void settleOral(stored);
  else deliverLater(learner);
  await learnCanTranscribe();
  return { learner };
}

export function Component() {
  const { learner } = useLoaderData<{ learner: string }>();
  return <QuizMeScreen key={learner} learner={learner} />;
}
