import { currentLearner } from '@revisoins/auth';
import { useLoaderData } from '@revisoins/router';
import { MistakesScreen } from './mistakes-screen.tsx';
import { readMistakes, type Mistakes } from './read-mistakes.ts';

interface MistakesData {
  readonly learner: string;
  readonly reading: Promise<Mistakes | null>;
}

export async function loader(): Promise<MistakesData> {
  const learner = await currentLearner();
  return { learner, reading: readMistakes(learner) };
}

export function Component() {
  const { learner, reading } = useLoaderData<MistakesData>();
  return <MistakesScreen key={learner} learner={learner} reading={reading} />;
}
