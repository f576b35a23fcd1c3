// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import type { FinishedQuiz } from '@revisoins/assessment';
import { makeQuiz } from '@revisoins/assessment/quiz.fixture';
import { configureBackend } from '@revisoins/auth/hosting';
import { provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import { createMemoryRouter, RouterProvider } from '@revisoins/router/hosting';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import fr from '../../locales/fr/quiz.json' with { type: 'json' };
import { localDate } from '../plan/local-date.ts';
import { SessionSummary } from './session-summary.tsx';

configure({ asyncUtilTimeout: 30_000 });

/** Items that she missed in an earlier quiz. */
let missed: readonly string[];
/** When she ended a mock, in ms since 1970. */
let mocks: readonly number[] = [];
/** 'YYYY-MM-DD'. */
let examDate: string | null = null;

const network: typeof fetch = async (input) => {
  const url = String(input instanceof Request ? input.url : input);
  if (url.includes('/study_plans'))
    return Response.json([
      { exam_date: examDate, minutes_a_day: 10, days_off: [], time_factor: 1, reminder_hour: null },
    ]);
  if (!url.includes('/quiz_attempts')) return Response.json([]);
  const ended = '2026-11-20T12:00:00Z';
  const answers = missed.map((item) => ({ item, choice: 'a', correct: false }));
  const saved = { score: 80, total_questions: 125, answers: [], numeric_answers: [] };
  return Response.json([
    ...mocks.map((time) => {
      const at = new Date(time).toISOString();
      return { ...saved, id: `mock-${time}`, kind: 'exam', created_at: at, completed_at: at };
    }),
    {
      ...saved,
      id: 'earlier',
      kind: 'quiz',
      created_at: ended,
      completed_at: ended,
      answers,
    },
  ]);
};

beforeAll(async () => {
  // The texts, and the server's time.
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/quiz.json') ? Response.json(fr) : new Response(),
  );
  configureBackend({ apiUrl: 'https://backend.test', publishableKey: 'key', fetch: network });
  provideNamespace('quiz', () => 'https://quiz.test/quiz.json');
  await startI18n(['quiz'], { root: document.createElement('div'), given: 'fr' });
});
afterEach(cleanup);

/** Shows the summary of a session with every mistake of that many put right, after others in all. */
function show(title: string, others: number): void {
  const quiz = { ...makeQuiz(), skillTitle: title };
  missed = Array.from({ length: others }, (_, index) => `other-${index}`);
  const answers = quiz.questions.map((question) =>
    question.kind === 'numeric' ? -1 : question.correctAnswer,
  );
  const attempt: FinishedQuiz = { ...quiz, answers, finished: { at: 0, isTimeUp: false } };
  const element = <SessionSummary attempt={attempt} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

/** The links of such a summary. */
async function links(title: string, others: number): Promise<(string | null)[]> {
  show(title, others);
  await screen.findByText(/^Prochaine séance/);
  return screen.queryAllByRole('link').map(({ textContent }) => textContent);
}

test('after mistakes that are all put right, the others are one press away', async () => {
  expect(await links('Mes erreurs', 14)).toEqual(['Mes erreurs (14)']);
});

test.each([
  ['no mistake is left', 'Mes erreurs', 0],
  ['it was the session of the day', 'Toutes les compétences', 14],
])('where %s, there is no such link', async (_, title, others) => {
  expect(await links(title, others)).toEqual([]);
});

test('a mock of yesterday continues in the streak', async () => {
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  mocks = [yesterday.getTime()];
  show('Toutes les compétences', 0);
  expect(await screen.findByText(/Série : 2 jours/)).toBeTruthy();
  mocks = [];
});

test('on the day of the exam, no session is announced for tomorrow', async () => {
  examDate = localDate(Date.now());
  show('Toutes les compétences', 14);
  await screen.findByText('Bravo! C’est bien assez pour un jour d’examen.');
  expect(screen.queryByText(/Prochaine séance/)).toBeNull();
});
