// @vitest-environment happy-dom
import playerTexts from '@revisoins/assessment/locales/fr/player.json' with { type: 'json' };
import { provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import { inheritTexts } from '@revisoins/i18n/inherit-texts';
import { createBrowserRouter, RouterProvider } from '@revisoins/router/hosting';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import examTexts from '../../locales/fr/exam.json' with { type: 'json' };
import type { CorrectedQuestion } from '../exam-server/read-correction.ts';
import { makeCorrected } from './corrected-exam.fixture.ts';
import { Correction } from './correction.tsx';

// As long as a busy machine needs.
configure({ asyncUtilTimeout: 30_000 });

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => Response.json(inheritTexts(playerTexts, examTexts)));
  localStorage.setItem('i18nextLng', 'fr');
  for (const name of ['exam', 'skills']) provideNamespace(name, () => `https://exam.test/${name}.json`);
  await startI18n(['exam', 'skills']);
});
afterEach(cleanup);

const reason = { fr: 'Ambiguë.', en: 'Ambiguous.' };
/** A right answer, a mistake, none, a wrong one that no longer counts; then a part without a mistake. */
const questions = [
  makeCorrected('Neurologie', 1),
  makeCorrected('Pharmacologie', 2),
  makeCorrected('Soins de Plaies', null),
  { ...makeCorrected('Psychiatrie', 2), voided: reason },
  { ...makeCorrected('Examens Cliniques', null), part: 2 },
];

async function show(isMissedOnly: boolean, own: readonly CorrectedQuestion[] = questions) {
  const Component = () => (
    <Correction
      questions={own}
      isMissedOnly={isMissedOnly}
      onMissedOnlyChange={() => undefined}
      headingRef={null}
    />
  );
  render(<RouterProvider router={createBrowserRouter([{ path: '*', Component }])} />);
  await screen.findByRole('heading', { level: 2 });
  return {
    questions: document.querySelectorAll('section > ol > li').length,
    parts: screen.queryAllByRole('heading', { level: 3, name: /^Partie/ }).length,
  };
}

test('shows every question of both parts', async () => {
  expect(await show(false)).toMatchObject({ questions: 5, parts: 2 });
});

test('shows the mistakes alone: neither unanswered questions nor those that no longer count', async () => {
  expect(await show(true)).toMatchObject({ questions: 1, parts: 1 });
  expect(screen.getByText('Pharmacologie', { exact: false })).toBeTruthy();
});

test('shows every question when the last mistake no longer counts', async () => {
  expect(
    await show(
      true,
      questions.filter(({ domain }) => domain !== 'Pharmacologie'),
    ),
  ).toMatchObject({
    questions: 4,
    parts: 2,
  });
});
