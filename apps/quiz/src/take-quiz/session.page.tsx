import { parseQuestionCount, quizModes } from '@revisoins/assessment';
import { currentLearner } from '@revisoins/auth';
import { useLoaderData, type LoaderFunctionArgs } from '@revisoins/router';
import { allSkills, missedItems, type QuizPlace } from '../attempt/quiz-place.ts';
import { deliverLater } from '../delivery/settle-result.ts';
import { QuizPlayer } from './quiz-player.tsx';
import { parseSession } from '../attempt/study-session.ts';
import { plannedLength, readStudyPlan } from '../plan/study-plan.ts';

export async function loader({ request }: LoaderFunctionArgs): Promise<QuizPlace> {
  const learner = await currentLearner();
  deliverLater(learner);
  const plan = await readStudyPlan(learner).catch(() => null);
  const asked = new URL(request.url).searchParams;
  const session = parseSession(asked.get('of'));
  return {
    learner,
    skill: session === 'mistakes' ? missedItems : allSkills,
    count: asked.has('questions') ? parseQuestionCount(asked.get('questions')) : plannedLength(plan),
    // A session on mistakes corrects each answer at once.
    ...quizModes[session === 'mistakes' ? 'training' : 'untimed'],
    items: 'mixed',
    session,
  };
}

export function Component() {
  const place = useLoaderData<QuizPlace>();
  return <QuizPlayer key={`${place.learner}/${place.skill.id}`} place={place} />;
}
