import { percentTone, SKILLS_AVAILABLE, skills, type DashboardStats } from '@revisoins/assessment';

export type Headline =
  | { kind: 'start' }
  /** A quiz or an exam can be resumed. */
  | { kind: 'under-way' }
  /** Every skill has been attempted. */
  | { kind: 'complete' }
  /** `left`: how many skills have not been attempted yet. */
  | { kind: 'nearly'; left: number }
  /** `points`: the improvement of the last 7 days. */
  | { kind: 'rising'; points: number }
  /** Some skill is not green yet. */
  | { kind: 'revise' }
  /** No skill to mention, but sessions have covered some; `started`: how many. */
  | { kind: 'sessions'; started: number }
  /** Nothing to mention, and a weaker exam: quizzes show what to review. */
  | { kind: 'practise' }
  | { kind: 'steady'; average: number };

/** A skill to begin besides the started ones; `skillTitle` as it is stored. */
export type Suggestion = { kind: 'discover'; skillTitle: string } | { kind: 'any' };

const NEARLY = 5;
const WORTH_SAYING = 3;

const hasWeakSkill = (stats: DashboardStats): boolean =>
  stats.skillProgress.some(({ progress }) => percentTone(progress) !== 'ok');

/** The first skill of the programme without an attempt. */
function untriedSkill(stats: DashboardStats): string | null {
  return skills.find(({ title }) => !stats.startedTitles.has(title))?.title ?? null;
}

/** What matters most to this learner now: the dashboard's heading. */
export function chooseHeadline(stats: DashboardStats): Headline {
  if (!stats.hasStartedQuizzes) return { kind: 'start' };
  const left = SKILLS_AVAILABLE - stats.startedSkills;
  if (left > 0 && left <= NEARLY) return { kind: 'nearly', left };
  if (stats.trend !== null && stats.trend >= WORTH_SAYING) return { kind: 'rising', points: stats.trend };
  if (hasWeakSkill(stats)) return { kind: 'revise' };
  if (left === 0) return { kind: 'complete' };
  if (percentTone(stats.averageScore) === 'ok') return { kind: 'steady', average: stats.averageScore };
  return stats.startedSkills > 0 ? { kind: 'sessions', started: stats.startedSkills } : { kind: 'practise' };
}

/** A skill without a quiz; the weakest ones are already listed beside it. */
export function suggestNextStep(stats: DashboardStats): Suggestion {
  const untried = untriedSkill(stats);
  return untried === null ? { kind: 'any' } : { kind: 'discover', skillTitle: untried };
}
