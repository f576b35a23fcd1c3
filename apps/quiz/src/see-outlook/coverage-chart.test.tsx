// @vitest-environment happy-dom
import { provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import fr from '../../locales/fr/outlook.json' with { type: 'json' };
import type { Coverage } from './coverage.ts';
import { CoverageChart } from './coverage-chart.tsx';

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => Response.json(fr));
  provideNamespace('outlook', () => 'https://quiz.test/outlook.json');
  await startI18n(['outlook'], { root: document.createElement('div'), given: 'fr' });
});
afterEach(cleanup);

const today = new Date(2026, 10, 27, 12).getTime();
const coverage: Coverage = {
  questions: 540,
  seen: 34,
  history: [{ time: today, seen: 34 }],
  expected: [{ time: today, seen: 34 }],
  end: new Date(2027, 0, 26, 12).getTime(),
  studyDays: 60,
  daysOff: 0,
  hasMoreMinutes: true,
  allSeenAt: null,
};

/** The sentence above the chart. */
function sentence(own: Partial<Coverage>, isRolling: boolean): string {
  const { container } = render(<CoverageChart coverage={{ ...coverage, ...own }} isRolling={isRolling} />);
  return container.querySelector('p')?.textContent ?? '';
}

test('without an exam ahead, the end of the forecast is said to move on, and with one it is not', () => {
  expect(sentence({}, true)).toContain(
    '60 jours de révision d’ici le 26 janvier 2027. Sans date d’examen à venir, vos séances regardent 60 jours devant; cette limite avance chaque jour.',
  );
  expect(sentence({}, false)).not.toMatch(/Sans date|avance chaque jour/);
});

test.each([
  ['no day off', {}, /à voir. Plus de minutes par jour changeraient cela\.$/],
  ['one day off', { daysOff: 1 }, /1 jour est un congé\s: réviser ce jour-là, ou plus de minutes/],
  ['days off', { daysOff: 4 }, /4 jours sont des congés\s: en garder moins, ou réviser plus de minutes/],
  ['only days off', { daysOff: 4, studyDays: 0 }, /congés\s: en garder moins changerait cela\.$/],
  [
    'the most minutes and days off',
    { daysOff: 4, hasMoreMinutes: false },
    /en garder moins changerait cela\.$/,
  ],
  ['the most minutes and no day off', { hasMoreMinutes: false }, /resteront à voir\.\s*$/],
])('with %s left, the advice is what helps', (_, own, advice) => {
  expect(sentence({ studyDays: 3, ...own }, false)).toMatch(advice);
});

test('nothing is promised to help once no day is left', () => {
  const text = sentence({ studyDays: 0, end: new Date(2026, 10, 28, 12).getTime() }, false);
  expect(text).toMatch(/Plus aucun jour de révision d’ici le 28 novembre 2026\.\s*$/);
});

test('the table tells when everything will have been seen, as the dotted line shows', () => {
  const allSeenAt = new Date(2026, 11, 17, 12).getTime();
  const seenAll = { seen: 540 };
  const expected = [
    ...coverage.expected,
    { time: allSeenAt, ...seenAll },
    { time: coverage.end, ...seenAll },
  ];
  const { container } = render(
    <CoverageChart coverage={{ ...coverage, expected, allSeenAt }} isRolling={false} />,
  );
  expect([...container.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
    '26 janvier 2027 (prévu)540',
    '17 décembre 2026 (prévu)540',
    '27 novembre 202634',
  ]);
});
