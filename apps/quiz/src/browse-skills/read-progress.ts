import {
  ALL_SKILLS_TITLE,
  answeredSkills,
  parseSavedAttempts,
  savedColumns,
  sessionColumns,
  skillProgress,
  skills,
} from '@revisoins/assessment';
import { hostCapabilities } from '@revisoins/host';
import { loadBackend } from '@revisoins/assessment/player';

/** The best percent of a skill's quizzes; 'answered' when only sessions have asked about it. */
export type SkillState = number | 'answered';
/** By stored skill title; skills without an answer are missing. */
export type ProgressByTitle = ReadonlyMap<string, SkillState>;

/** The learner's progress; null when it cannot be read. Never rejects. */
export async function readProgress(learner: string): Promise<ProgressByTitle | null> {
  if (!hostCapabilities().accounts) return new Map();
  try {
    const { run, table } = await loadBackend();
    const quizzes = table('quiz_attempts')
      .select(...savedColumns)
      .eq('user_id', learner)
      .eq('kind', 'quiz')
      .is('deleted_at', null)
      .order('completed_at', { ascending: false });
    const sessions = table('quiz_attempts')
      .select(...sessionColumns)
      .eq('user_id', learner)
      .eq('skill_title', ALL_SKILLS_TITLE)
      .is('deleted_at', null)
      .order('completed_at', { ascending: false });
    const [saved, answered] = await Promise.all([run(quizzes), run(sessions)]);
    return new Map<string, SkillState>([
      ...[...answeredSkills(answered).keys()].map((title) => [title, 'answered'] as const),
      ...skillProgress(parseSavedAttempts(saved)).map(
        ({ skillTitle, progress }) => [skillTitle, progress] as const,
      ),
    ]);
  } catch {
    return null;
  }
}

interface ProgressSummary {
  /** Listed skills with an attempt, whatever the result. */
  started: number;
  /** Mean percent over all listed skills, rounded; null without a quiz. */
  average: number | null;
}

export function summarizeProgress(progress: ProgressByTitle): ProgressSummary {
  const tried = skills.flatMap(({ title }) => progress.get(title) ?? []);
  const percents = tried.filter((state) => state !== 'answered');
  return {
    started: tried.length,
    average:
      percents.length === 0
        ? null
        : Math.round(percents.reduce((sum, percent) => sum + percent, 0) / skills.length),
  };
}
