// @vitest-environment happy-dom
import type { ReportOutcome } from '@revisoins/assessment';
import { provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import en from '../../locales/en/account.json' with { type: 'json' };
import { MyReports } from './my-reports.tsx';

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => Response.json(en));
  provideNamespace('account', () => 'https://account.test/account.json');
  await startI18n(['account'], { root: document.createElement('div'), given: 'en' });
});
afterEach(cleanup);

const report: ReportOutcome = {
  id: 'r1',
  questionText: 'Que faites-vous?',
  skillTitle: 'Compétence 8 - Prévention des infections',
  questionHash: 'h1',
  reportedAt: 0,
  fate: 'open',
  version: null,
  versionHash: null,
  reason: null,
};

test.each([
  ['in English where the bank has it', { questionTextEn: 'What do you do?' }, 'What do you do?', 'en-CA'],
  ['in French where it does not', { questionTextEn: null }, 'Que faites-vous?', 'fr-CA'],
  ['in French from a server that does not say', {}, 'Que faites-vous?', 'fr-CA'],
])('an English page shows a reported question %s', async (_, english, text, lang) => {
  render(<MyReports reports={Promise.resolve([{ ...report, ...english }])} />);
  expect((await screen.findByText(text)).getAttribute('lang')).toBe(lang);
});
