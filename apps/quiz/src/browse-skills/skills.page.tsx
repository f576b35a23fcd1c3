import { useLoaderData } from '@revisoins/router';
import { currentLearner } from '../learner/current-learner.ts';
import { deliverLater } from '../deliver-result/deliver-later.ts';
import { readSkillFigures, type FiguresByTitle } from '../skill-figures/read-skill-figures.ts';
import type { BegunQuiz } from '../quiz-draft/begun-quizzes.ts';
import { readBegun } from './read-begun.ts';
import { readProgress, type ProgressByTitle } from './read-progress.ts';
import { SkillsScreen } from './skills-screen.tsx';

interface SkillsData {
  progress: Promise<ProgressByTitle | null>;
  figures: Promise<FiguresByTitle>;
  begun: Promise<BegunQuiz[]>;
}

/** All arrive after the screen: skills can be chosen without them. */
export async function loader(): Promise<SkillsData> {
  const learner = await currentLearner();
  deliverLater(learner);
  return { progress: readProgress(learner), figures: readSkillFigures(), begun: readBegun(learner) };
}

export function Component() {
  const data = useLoaderData<SkillsData>();
  return <SkillsScreen {...data} />;
}
