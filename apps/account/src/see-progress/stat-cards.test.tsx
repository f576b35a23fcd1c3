// @vitest-environment happy-dom
import { dashboardStats } from '@revisoins/assessment';
import { provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import fr from '../../locales/fr/account.json' with { type: 'json' };
import { StatCards } from './stat-cards.tsx';

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => Response.json(fr));
  provideNamespace('account', () => 'https://account.test/account.json');
  await startI18n(['account'], { root: document.createElement('div'), given: 'fr' });
});
afterEach(cleanup);

test.each([
  [0, 0, 'aucune commencée; le but est 18 des 21'],
  [3, 3, 'commencées; le but est 18 des 21'],
  [18, 18, /^but atteint.: 18 commencées sur 21$/],
  [21, 18, /^but dépassé.: les 21 sont commencées$/],
])(
  'with %i skills started, the counter to 18 says what it has to do with the 21',
  (startedSkills, counted, text) => {
    const stats = { ...dashboardStats([], 0), startedSkills, countedSkills: counted };
    render(<StatCards stats={stats} quizzesThisWeek={0} />);
    expect([screen.getByText(`${counted}/18`), screen.getByText(text)]).toHaveLength(2);
  },
);

test.each([
  [1, '1 min', 'quiz, séances et examens'],
  [90, '1 h 30', '90 minutes en tout'],
])('a study time of %i minutes is not said twice in the same words', (totalStudyMinutes, value, detail) => {
  const stats = { ...dashboardStats([], 0), totalQuizzes: 1, totalStudyMinutes };
  render(<StatCards stats={stats} quizzesThisWeek={0} />);
  const shown = document.body.textContent.replaceAll('\u00a0', ' ');
  expect([shown.includes(value), shown.includes(detail)]).toEqual([true, true]);
  expect(shown.includes('en tout')).toBe(totalStudyMinutes >= 60);
});
