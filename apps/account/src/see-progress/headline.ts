import { percentTone, SKILLS_COUNTER_TOTAL, skillByTitle, type DashboardStats } from '@revisoins/assessment';

export type Headline =
  | { kind: 'start' }
  /** All skills of the counter have been tried. */
  | { kind: 'complete' }
  /** `left`: how many skills are still to be tried. */
  | { kind: 'nearly'; left: number }
  /** `points`: how much better the last 7 days are. */
  | { kind: 'rising'; points: number }
  /** A skill to look at again; `skillTitle` as it is stored. */
  | { kind: 'revise'; skillTitle: string }
  | { kind: 'steady'; average: number };

const NEARLY = 5;
const WORTH_SAYING = 3;

/** The skill that needs it most: the lowest average that is not green. Null when all are. */
export function weakestSkill(stats: DashboardStats): string | null {
  const skills = stats.skillProgress.filter(({ skillTitle, progress }) => skillByTitle(skillTitle) && percentTone(progress) !== 'ok');
  return skills.sort((a, b) => a.progress - b.progress)[0]?.skillTitle ?? null;
}

/** What matters most to this learner now: the dashboard's heading. */
export function headlineOf(stats: DashboardStats): Headline {
  if (!stats.hasStartedQuizzes) return { kind: 'start' };
  const left = SKILLS_COUNTER_TOTAL - stats.completedSkills;
  if (left > 0 && left <= NEARLY) return { kind: 'nearly', left };
  if (stats.trend !== null && stats.trend >= WORTH_SAYING) return { kind: 'rising', points: stats.trend };
  const weakest = weakestSkill(stats);
  if (weakest !== null) return { kind: 'revise', skillTitle: weakest };
  return left === 0 ? { kind: 'complete' } : { kind: 'steady', average: stats.averageScore };
}
