import { useLoaderData, type LoaderFunctionArgs } from '@revisoins/router';
import { currentLearner } from '@revisoins/auth';
import { afterHeading } from '@revisoins/ui';
import { deliverLater } from '../delivery/settle-result.ts';
import { readSkillFigures, type FiguresByTitle } from '../skill-figures/read-skill-figures.ts';
import type { InProgressQuiz } from '../attempt/in-progress-quizzes.ts';
import { readInProgress } from './read-in-progress.ts';
import { readProgress, type ProgressByTitle } from './read-progress.ts';
import { SkillsScreen } from './skills-screen.tsx';

interface SkillsData {
  progress: Promise<ProgressByTitle | null>;
  figures: Promise<FiguresByTitle>;
  inProgress: readonly InProgressQuiz[];
}

/**
 * What is asked of the server arrives after the screen: skills can be chosen without it. The quizzes under
 * way are on this device, and are shown above the rest, which they would push down.
 */
export async function loader({ request }: LoaderFunctionArgs): Promise<SkillsData> {
  const learner = await currentLearner();
  deliverLater(learner);
  return {
    progress: afterHeading(request, () => readProgress(learner)),
    figures: afterHeading(request, readSkillFigures),
    inProgress: await readInProgress(learner),
  };
}

export function Component() {
  const data = useLoaderData<SkillsData>();
  return <SkillsScreen {...data} />;
}
