import { offersCalculations, parseQuestionCount, parseQuizItems, parseQuizMode } from '@revisoins/assessment';
import { replace, useLoaderData, type LoaderFunctionArgs } from '@revisoins/router';
import { deliverLater } from '../delivery/settle-result.ts';
import { currentLearner } from '@revisoins/auth';
import { SkillNotFound } from '../skill/skill-not-found.tsx';
import { findRouteSkill } from '../skill/find-route-skill.ts';
import { isOtherQuizUnderWay } from './is-other-quiz-under-way.ts';
import { quizAddress, type QuizPlace } from '../attempt/quiz-place.ts';
import { QuizPlayer } from './quiz-player.tsx';

export async function loader({ params, request }: LoaderFunctionArgs): Promise<QuizPlace | Response | null> {
  const skill = findRouteSkill(params.skillId);
  if (!skill) return null;
  const learner = await currentLearner();
  deliverLater(learner);
  const asked = new URL(request.url).searchParams;
  const place = {
    learner,
    skill,
    count: parseQuestionCount(asked.get('questions')),
    ...parseQuizMode(asked),
    items: offersCalculations(skill.id) ? parseQuizItems(asked.get('items')) : ('mixed' as const),
  };
  // The start page offers to resume the other quiz or to start over.
  if (isOtherQuizUnderWay(place, asked)) {
    const settings = quizAddress(skill.id, { ...place, asked: place.count });
    return replace(settings.replace('/quiz/', '/quiz-start/'));
  }
  return place;
}

export function Component() {
  const place = useLoaderData<QuizPlace | null>();
  return place ? <QuizPlayer key={`${place.learner}/${place.skill.id}`} place={place} /> : <SkillNotFound />;
}
