// @vitest-environment happy-dom
import { toPercent } from '@revisoins/assessment';
import playerTexts from '@revisoins/assessment/locales/fr/player.json' with { type: 'json' };
import { provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import { inheritTexts } from '@revisoins/i18n/inherit-texts';
import { createBrowserRouter, RouterProvider } from '@revisoins/router/hosting';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import examTexts from '../../locales/fr/exam.json' with { type: 'json' };
import { makeCorrectedExam } from './corrected-exam.fixture.ts';
import { ResultActions } from './result-actions.tsx';

// As long as a busy machine needs.
configure({ asyncUtilTimeout: 30_000 });

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => Response.json(inheritTexts(playerTexts, examTexts)));
  localStorage.setItem('i18nextLng', 'fr');
  for (const name of ['exam', 'skills']) provideNamespace(name, () => `https://exam.test/${name}.json`);
  await startI18n(['exam', 'skills']);
});
afterEach(cleanup);

test.each([
  ['a mock with one mistake', 'mock', 9, 1, 'Revoir mon erreur'],
  ['a mock without a mistake', 'mock', 10, 0, 'Nouvel examen blanc'],
  ['a poor simulation', 'simulation', 2, 8, 'Revoir mes 8 erreurs'],
  ['a good simulation', 'simulation', 9, 1, 'Nouvelle simulation'],
] as const)('after %s, the first thing to do fits', async (_, kind, right, wrong, action) => {
  const exam = makeCorrectedExam(kind, right, wrong);
  const onMistakes = vi.fn();
  const Component = () => (
    <ResultActions exam={exam} percent={toPercent(exam.score, exam.questionCount)} onMistakes={onMistakes} />
  );
  render(<RouterProvider router={createBrowserRouter([{ path: '*', Component }])} />);
  await screen.findByRole('button', { name: 'Partager' });
  const first = document.querySelector<HTMLElement>('a, button');
  expect(first?.textContent.trim()).toBe(action);
  first?.click();
  expect(onMistakes).toHaveBeenCalledTimes(action.startsWith('Revoir') ? 1 : 0);
});
