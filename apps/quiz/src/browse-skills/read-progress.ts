import { parseSavedAttempts, savedColumns, skillProgress, skills } from '@revisoins/assessment';
import { hostCapabilities } from '@revisoins/host';
import { loadBackend } from '@revisoins/assessment/player';

/** Best percent by stored skill title; skills without an attempt are missing. */
export type ProgressByTitle = ReadonlyMap<string, number>;

/** The learner's progress; null when it cannot be read. Never rejects. */
export async function readProgress(learner: string): Promise<ProgressByTitle | null> {
  if (!hostCapabilities().accounts) return new Map();
  try {
    const { run, table } = await loadBackend();
    const query = table('quiz_attempts')
      .select(...savedColumns)
      .eq('user_id', learner)
      .eq('kind', 'quiz')
      .is('deleted_at', null)
      .order('completed_at', { ascending: false });
    const progress = skillProgress(parseSavedAttempts(await run(query)));
    return new Map(progress.map(({ skillTitle, progress: percent }) => [skillTitle, percent]));
  } catch {
    return null;
  }
}

interface ProgressSummary {
  /** Listed skills with an attempt, whatever the result. */
  started: number;
  /** Mean percent over all listed skills, rounded. */
  average: number;
}

export function summarizeProgress(progress: ProgressByTitle): ProgressSummary {
  const tried = skills.flatMap(({ title }) => progress.get(title) ?? []);
  return {
    started: tried.length,
    average: Math.round(tried.reduce((sum, percent) => sum + percent, 0) / skills.length),
  };
}
