import { parseExamParameters } from '@revisoins/assessment';
import { useLoaderData, type LoaderFunctionArgs } from '@revisoins/router';
import { currentLearner } from '../exam-server/current-learner.ts';
import { ExamRoom } from './exam-room.tsx';
import type { ExamPlace } from './exam.store.ts';

export async function loader({ request }: LoaderFunctionArgs): Promise<ExamPlace> {
  return { learner: await currentLearner(), ...parseExamParameters(new URL(request.url).searchParams) };
}

export function Component() {
  const place = useLoaderData<ExamPlace>();
  return <ExamRoom key={place.learner} place={place} />;
}
