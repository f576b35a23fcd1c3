import { useLoaderData } from '@revisoins/router';
import { currentLearner } from '../learner/current-learner.ts';
import { deliverLater } from '../deliver-result/deliver-later.ts';
import { readSkillFigures, type FiguresByTitle } from '../skill-figures/read-skill-figures.ts';
import { readProgress, type ProgressByTitle } from './read-progress.ts';
import { SkillsScreen } from './skills-screen.tsx';

interface SkillsData {
  progress: Promise<ProgressByTitle | null>;
  figures: Promise<FiguresByTitle>;
}

/** Both arrive after the screen: skills can be chosen without them. */
export async function loader(): Promise<SkillsData> {
  const learner = await currentLearner();
  deliverLater(learner);
  return { progress: readProgress(learner), figures: readSkillFigures() };
}

export function Component() {
  const { progress, figures } = useLoaderData<SkillsData>();
  return <SkillsScreen progress={progress} figures={figures} />;
}
