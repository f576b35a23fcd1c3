// @vitest-environment happy-dom
import playerTexts from '@revisoins/assessment/locales/fr/player.json' with { type: 'json' };
import { provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import { inheritTexts } from '@revisoins/i18n/inherit-texts';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import examTexts from '../../locales/fr/exam.json' with { type: 'json' };
import type { CorrectedExam } from '../exam-server/read-correction.ts';
import { makeCorrected, makeCorrectedExam } from './corrected-exam.fixture.ts';
import { ResultFigures } from './result-figures.tsx';

// As long as a busy machine needs.
configure({ asyncUtilTimeout: 30_000 });

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => Response.json(inheritTexts(playerTexts, examTexts)));
  localStorage.setItem('i18nextLng', 'fr');
  provideNamespace('exam', () => 'https://exam.test/exam.json');
  await startI18n(['exam']);
});
afterEach(cleanup);

async function figures(exam: CorrectedExam) {
  render(<ResultFigures exam={exam} />);
  const read = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;
  return [await read('Bonnes réponses'), await read('Erreurs'), await read('Sans réponse')];
}

test('questions without an answer are no mistakes: the number is that of the button that leads to these', async () => {
  expect(await figures(makeCorrectedExam('mock', 2, 5, 118))).toEqual(['2', '5', '118']);
});

test('a question that no longer counts is in no figure', async () => {
  const exam = makeCorrectedExam('simulation', 3, 1, 1);
  const voided = { ...makeCorrected('Neurologie', null), voided: { fr: 'Ambiguë.', en: 'Ambiguous.' } };
  expect(await figures({ ...exam, questions: [...exam.questions, voided] })).toEqual(['3', '1', '1']);
});
