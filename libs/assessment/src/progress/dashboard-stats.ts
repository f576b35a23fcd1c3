import { DAY_MS } from '@revisoins/contracts';
import type { SessionFigures } from './answered-skills.ts';
import { type SavedAttempt, completionTime, latestFirst } from './saved-attempts.ts';
import { ALL_SKILLS_TITLE, MISTAKES_TITLE, SKILLS_COUNTER_TOTAL, skillByTitle } from '../bank/skills.ts';

const RECENT_LIMIT = 5;
/** The fewest answers in sessions from which a skill without a quiz gets a figure. */
const FEWEST_ANSWERS = 10;

export interface DashboardStats<T extends SavedAttempt = SavedAttempt> {
  readonly hasStartedQuizzes: boolean;
  readonly totalQuizzes: number;
  /** Mean of score / total, as a whole percent. */
  readonly averageScore: number;
  readonly totalStudyMinutes: number;
  /** The mean time of an attempt. */
  readonly averageQuizSeconds: number;
  /** Titles of the skills with a quiz, or with an answer in a session. */
  readonly startedTitles: ReadonlySet<string>;
  /** The number of started skills, of 21. */
  readonly startedSkills: number;
  /** The same number for the counter, at most 18. */
  readonly countedSkills: number;
  /** The latest attempt of each title, and earlier sessions where these are fewer than 5; latest first. */
  readonly recentQuizzes: T[];
  /**
   * Average percent per skill, of its quizzes and of its answers in sessions, the most recent quiz first.
   * Exams are left out.
   */
  readonly skillProgress: { skillTitle: string; progress: number }[];
  /**
   * Mean percent of the last 7 days minus the mean of the 7 days before, in whole points; null when either is
   * empty.
   */
  readonly trend: number | null;
}

/** The attempts whose score is meaningful: all except retakes of mistakes, which are for learning. */
export const scoredAttempts = <T extends SavedAttempt>(attempts: readonly T[]): T[] =>
  attempts.filter(({ skillTitle }) => skillTitle !== MISTAKES_TITLE);

/**
 * The statistics of all attempts; retakes of mistakes only count as study time. `now` in milliseconds since
 * 1970.
 *
 * @param answered the figures of sessions by skill title. These skills are started; a skill without a quiz
 * gets a figure if there are enough answers.
 */
export function dashboardStats<T extends SavedAttempt>(
  all: readonly T[],
  now: number,
  answered: ReadonlyMap<string, SessionFigures> = new Map(),
): DashboardStats<T> {
  const attempts = scoredAttempts(all);
  const byTitle = Map.groupBy(latestFirst(attempts), ({ skillTitle }) => skillTitle);
  const quizzesByTitle = Map.groupBy(
    latestFirst(attempts.filter(({ skillTitle }) => skillByTitle(skillTitle))),
    ({ skillTitle }) => skillTitle,
  );
  const totalSeconds = (some: readonly T[]) => some.reduce((sum, { timeSpent }) => sum + timeSpent, 0);
  const startedTitles = new Set([...quizzesByTitle.keys(), ...answered.keys()]);
  const startedSkills = startedTitles.size;
  return {
    hasStartedQuizzes: all.length > 0,
    totalQuizzes: attempts.length,
    averageScore: Math.round(meanPercent(attempts) ?? 0),
    totalStudyMinutes: Math.round(totalSeconds(all) / 60),
    averageQuizSeconds: attempts.length > 0 ? Math.round(totalSeconds(attempts) / attempts.length) : 0,
    startedTitles,
    startedSkills,
    countedSkills: Math.min(startedSkills, SKILLS_COUNTER_TOTAL),
    recentQuizzes: recentQuizzes(byTitle),
    skillProgress: [...startedTitles].flatMap((skillTitle) => {
      const progress = skillPercent(quizzesByTitle.get(skillTitle) ?? [], answered.get(skillTitle));
      return progress === null ? [] : [{ skillTitle, progress }];
    }),
    trend: weeklyTrend(attempts, now),
  };
}

/**
 * The average percent of a skill: the mean of its quizzes, and the share of right answers in sessions, each
 * weighted by its questions. Null when there is too little to say.
 */
function skillPercent(quizzes: readonly SavedAttempt[], sessions: SessionFigures | undefined): number | null {
  const { answered, right } = sessions ?? { answered: 0, right: 0 };
  const mean = meanPercent(quizzes);
  if (mean === null && answered < FEWEST_ANSWERS) return null;
  const asked = quizzes.reduce((sum, { totalQuestions }) => sum + totalQuestions, 0);
  return Math.round(((mean ?? 0) * asked + 100 * right) / Math.max(1, asked + answered));
}

/** Someone who follows her plan has one title: without its earlier sessions she could not open them again. */
function recentQuizzes<T extends SavedAttempt>(byTitle: ReadonlyMap<string, readonly T[]>): T[] {
  const latest = [...byTitle.values()].flatMap((own) => own.slice(0, 1));
  const sessions = byTitle.get(ALL_SKILLS_TITLE)?.slice(1) ?? [];
  return latestFirst([...latest, ...sessions].slice(0, RECENT_LIMIT));
}

function meanPercent(attempts: readonly SavedAttempt[]): number | null {
  if (attempts.length === 0) return null;
  const ratios = attempts.map(({ score, totalQuestions }) =>
    totalQuestions > 0 ? score / totalQuestions : 0,
  );
  return (ratios.reduce((sum, ratio) => sum + ratio, 0) / attempts.length) * 100;
}

function weeklyTrend(attempts: readonly SavedAttempt[], now: number): number | null {
  const between = (from: number, to: number) =>
    meanPercent(
      attempts.filter((attempt) => completionTime(attempt) > from && completionTime(attempt) <= to),
    );
  const weekAgo = now - 7 * DAY_MS;
  const current = between(weekAgo, Number.POSITIVE_INFINITY);
  const before = between(weekAgo - 7 * DAY_MS, weekAgo);
  return current === null || before === null ? null : Math.round(current - before) || 0;
}
