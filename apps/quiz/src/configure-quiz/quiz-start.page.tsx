import { isFinished } from '@revisoins/assessment';
import { useLoaderData, type LoaderFunctionArgs } from '@revisoins/router';
import { deliverLater, settleResult } from '../delivery/settle-result.ts';
import { currentLearner } from '@revisoins/auth';
import { storedQuiz } from '../attempt/stored-quiz.ts';
import { readTimeFactor } from '../plan/time-factor.ts';
import { SkillNotFound } from '../skill/skill-not-found.tsx';
import { findRouteSkill } from '../skill/find-route-skill.ts';
import { readSkillFigures } from '../skill-figures/read-skill-figures.ts';
import { QuizStartScreen, type QuizStartData } from './quiz-start-screen.tsx';

export async function loader({ params }: LoaderFunctionArgs): Promise<QuizStartData | null> {
  const skill = findRouteSkill(params.skillId);
  if (!skill) return null;
  const learner = await currentLearner();
  deliverLater(learner);
  // If the page closed as a quiz ended, its result may still have to be handed over.
  const stored = storedQuiz(learner, skill.id);
  if (stored && isFinished(stored)) await settleResult(stored);
  return {
    learner,
    skill,
    inProgress: storedQuiz(learner, skill.id),
    figures: readSkillFigures(),
    timeFactor: readTimeFactor({ learner, timing: 'timed' }),
  };
}

export function Component() {
  const data = useLoaderData<QuizStartData | null>();
  if (!data) return <SkillNotFound />;
  return <QuizStartScreen key={`${data.skill.id}/${data.inProgress?.id}`} {...data} />;
}
