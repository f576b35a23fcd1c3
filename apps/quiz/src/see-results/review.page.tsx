import { currentLearner } from '@revisoins/auth';
import { useLoaderData, type LoaderFunctionArgs } from '@revisoins/router';
import { readEarlierQuiz, type EarlierQuiz } from './read-earlier-quiz.ts';
import { ReviewScreen } from './review-screen.tsx';

export async function loader({ params }: LoaderFunctionArgs): Promise<EarlierQuiz | null> {
  const id = params.attemptId ?? '';
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
    ? readEarlierQuiz(await currentLearner(), id)
    : null;
}

export function Component() {
  return <ReviewScreen earlier={useLoaderData<EarlierQuiz | null>()} />;
}
