import { describe, expect, test } from 'vitest';
import { answeredSkills } from './answered-skills.ts';
import type { SavedAttempt } from './saved-attempts.ts';
import { dashboardStats } from './dashboard-stats.ts';
import { EXAM_SIMULATION_TITLE } from '../bank/exam-domains.ts';
import { ALL_SKILLS_TITLE, MISTAKES_TITLE, skillById, skills } from '../bank/skills.ts';
import { skillProgress } from './skill-progress.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const titles = skills.map(({ title }) => title);
const tried = (
  skill: number,
  daysAgo: number,
  score: number,
  totalQuestions = 10,
  timeSpent = 100,
): SavedAttempt => ({
  id: 'attempt',
  kind: 'quiz',
  skillTitle: titles[skill] ?? '',
  score,
  totalQuestions,
  timeSpent,
  completedAt: new Date(now - daysAgo * 86_400_000).toISOString(),
});

describe('dashboardStats', () => {
  test('is all zeros before the first quiz', () => {
    expect(dashboardStats([], now)).toEqual({
      hasStartedQuizzes: false,
      totalQuizzes: 0,
      averageScore: 0,
      totalStudyMinutes: 0,
      averageQuizSeconds: 0,
      startedTitles: new Set(),
      startedSkills: 0,
      countedSkills: 0,
      recentQuizzes: [],
      skillProgress: [],
      trend: null,
    });
  });

  test('averages percents, not points', () => {
    expect(dashboardStats([tried(0, 1, 5, 5), tried(0, 1, 0, 20)], now).averageScore).toBe(50);
  });

  test('gives minutes in all and seconds per quiz', () => {
    const stats = dashboardStats([tried(0, 1, 5, 10, 100), tried(0, 1, 5, 10, 111)], now);
    expect([stats.totalStudyMinutes, stats.averageQuizSeconds]).toEqual([4, 106]);
  });

  test('shows the latest attempt of five distinct skills, whatever the order given', () => {
    const attempts = [
      tried(0, 9, 1),
      tried(0, 2, 2),
      tried(1, 1, 3),
      tried(2, 3, 4),
      tried(3, 4, 5),
      tried(4, 5, 6),
      tried(5, 6, 7),
    ];
    expect(dashboardStats(attempts, now).recentQuizzes.map(({ score }) => score)).toEqual([3, 2, 4, 5, 6]);
  });

  test('shows earlier sessions where fewer than five titles were tried, and no earlier quiz on a skill', () => {
    const session = (daysAgo: number, score: number) => ({
      ...tried(0, daysAgo, score),
      skillTitle: ALL_SKILLS_TITLE,
    });
    const scores = (...attempts: SavedAttempt[]) =>
      dashboardStats(attempts, now).recentQuizzes.map(({ score }) => score);
    expect(scores(session(1, 1), session(4, 4), tried(0, 2, 2), tried(0, 3, 3))).toEqual([1, 2, 4]);
    expect(scores(...[1, 2, 3, 4, 5, 6].map((day) => session(day, day)))).toEqual([1, 2, 3, 4, 5]);
  });

  test('counts skills of the programme only, and in the counter at most 18', () => {
    const exam: SavedAttempt = { ...tried(0, 1, 5), kind: 'exam', skillTitle: EXAM_SIMULATION_TITLE };
    expect(dashboardStats([tried(0, 1, 5), tried(0, 2, 5), exam], now)).toMatchObject({
      startedSkills: 1,
      countedSkills: 1,
    });
    const all = titles.map((_, index) => tried(index, 1, 5));
    expect(dashboardStats(all, now)).toMatchObject({ startedSkills: 21, countedSkills: 18 });
  });

  test('leaves retakes of mistakes out of every figure but the time', () => {
    const retake = { ...tried(0, 1, 1, 15, 120), skillTitle: MISTAKES_TITLE };
    const quiz = tried(0, 2, 8, 10, 60);
    expect(dashboardStats([retake, quiz], now)).toEqual({
      ...dashboardStats([quiz], now),
      totalStudyMinutes: 3,
    });
    expect(dashboardStats([retake], now)).toMatchObject({ hasStartedQuizzes: true, totalQuizzes: 0 });
  });

  test('counts a skill as started once a session has asked something of it', () => {
    const answers = [
      { item: 'c08-001', choice: 'a', correct: true },
      { item: 'c09-001', choice: null, correct: false },
      { item: 'unknown', choice: 'b', correct: false },
    ];
    const touched = answeredSkills([{ answers, numeric_answers: [] }]);
    expect([...touched]).toEqual([['Compétence 8 - Prévention des infections', { answered: 1, right: 1 }]]);
    const stats = dashboardStats([tried(0, 1, 5)], now, touched);
    expect([stats.startedSkills, stats.skillProgress.length]).toEqual([2, 1]);
    expect(() => answeredSkills([{}])).toThrow(/invalid/i);
  });

  test('counts the calculations of sessions on the skill that has all kinds of them', () => {
    const numeric_answers = [
      { typed: '2', correct: true },
      { typed: '', correct: false },
    ];
    expect([...answeredSkills([{ answers: [], numeric_answers }])]).toEqual([
      [skillById(9)?.title, { answered: 1, right: 1 }],
    ]);
  });

  test('a skill that goes badly in sessions is weaker than its one good quiz says', () => {
    const sessions = new Map([
      [titles[0] ?? '', { answered: 30, right: 6 }],
      [titles[1] ?? '', { answered: 2, right: 2 }],
    ]);
    const attempts = [tried(0, 1, 9), tried(1, 2, 6), tried(1, 3, 4, 20)];
    expect(dashboardStats(attempts, now, sessions).skillProgress).toEqual([
      { skillTitle: titles[0], progress: 38 },
      // Without answers in sessions 40, the mean of its quizzes.
      { skillTitle: titles[1], progress: 44 },
    ]);
    expect(dashboardStats(attempts, now).skillProgress.map(({ progress }) => progress)).toEqual([90, 40]);
  });

  test('ten answers in sessions are the figure of a skill without a quiz', () => {
    const sessions = new Map([
      [titles[1] ?? '', { answered: 10, right: 7 }],
      [titles[2] ?? '', { answered: 9, right: 0 }],
    ]);
    expect(dashboardStats([tried(0, 1, 5)], now, sessions).skillProgress).toEqual([
      { skillTitle: titles[0], progress: 50 },
      { skillTitle: titles[1], progress: 70 },
    ]);
  });

  test('averages the progress of a skill', () => {
    const [first] = dashboardStats([tried(0, 1, 10), tried(0, 2, 5)], now).skillProgress;
    expect(first).toEqual({ skillTitle: titles[0], progress: 75 });
  });

  test('counts an exam in the figures, and not among the skills', () => {
    const exam: SavedAttempt = { ...tried(0, 1, 10), kind: 'exam', skillTitle: EXAM_SIMULATION_TITLE };
    const stats = dashboardStats([exam, tried(0, 2, 5)], now);
    expect(stats).toMatchObject({ totalQuizzes: 2, averageScore: 75 });
    expect(stats.skillProgress).toEqual([{ skillTitle: titles[0], progress: 50 }]);
    expect(dashboardStats([exam], now)).toMatchObject({ hasStartedQuizzes: true, skillProgress: [] });
  });

  test.each([
    ['better weeks', [tried(0, 1, 9), tried(0, 6, 7), tried(0, 8, 5)], 30],
    ['worse weeks', [tried(0, 1, 5), tried(0, 13, 6)], -10],
    ['no attempt this week', [tried(0, 8, 5)], null],
    ['no attempt the week before', [tried(0, 1, 5), tried(0, 15, 5)], null],
    ['a device clock slightly behind the server', [tried(0, -0.01, 9), tried(0, 8, 5)], 40],
  ])('gives the trend of %s', (_, attempts, trend) => {
    expect(dashboardStats(attempts, now).trend).toBe(trend);
  });
});

describe('skillProgress', () => {
  test('gives best, last and number of attempts, the latest tried first', () => {
    expect(skillProgress([tried(0, 3, 9), tried(0, 2, 5), tried(1, 1, 1, 3)])).toEqual([
      { skillTitle: titles[1], progress: 33, lastAttemptScore: 33, bestScore: 33, totalAttempts: 1 },
      { skillTitle: titles[0], progress: 90, lastAttemptScore: 50, bestScore: 90, totalAttempts: 2 },
    ]);
  });
});
