// @vitest-environment happy-dom
import { skillById, UNANSWERED, type FinishedQuiz } from '@revisoins/assessment';
import { makeQuiz } from '@revisoins/assessment/quiz.fixture';
import playerTexts from '@revisoins/assessment/locales/fr/player.json' with { type: 'json' };
import { provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import { inheritTexts } from '@revisoins/i18n/inherit-texts';
import { createBrowserRouter, RouterProvider } from '@revisoins/router/hosting';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import quizTexts from '../../locales/fr/quiz.json' with { type: 'json' };
import { allSkills, type QuizSubject } from '../attempt/quiz-place.ts';
import { ResultActions } from './result-actions.tsx';

// As long as a busy machine needs.
configure({ asyncUtilTimeout: 30_000 });

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => Response.json(inheritTexts(playerTexts, quizTexts)));
  localStorage.setItem('i18nextLng', 'fr');
  for (const name of ['quiz', 'skills']) provideNamespace(name, () => `https://quiz.test/${name}.json`);
  await startI18n(['quiz', 'skills']);
});
afterEach(cleanup);

const skill = skillById(8)!;

/** The words of the first thing to do after a quiz of five with that many right answers. */
async function firstAction(subject: QuizSubject, right: number): Promise<string> {
  const quiz = { ...makeQuiz(), skillTitle: subject.title };
  const answers = quiz.questions.map((question, index) => {
    if (question.kind === 'numeric') return UNANSWERED;
    return index < right ? question.correctAnswer : (question.correctAnswer + 1) % 4;
  });
  const attempt: FinishedQuiz = { ...quiz, answers, finished: { at: 0, isTimeUp: false } };
  const Component = () => <ResultActions attempt={attempt} subject={subject} />;
  render(<RouterProvider router={createBrowserRouter([{ path: '*', Component }])} />);
  await screen.findByRole('button', { name: 'Partager' });
  return [...document.querySelectorAll('a, button')].map(({ textContent }) => textContent.trim()).at(0) ?? '';
}

test.each([
  ['a skill, all right', skill, 5, 'Autres quiz'],
  ['a skill, one wrong', skill, 4, 'Refaire le quiz'],
  ['a skill, most wrong', skill, 1, 'Reprendre mes 4 erreurs'],
  ['a session, all right', allSkills, 5, 'Tableau de bord'],
  ['a session, one wrong', allSkills, 4, 'Reprendre mon erreur'],
])('after %s, the first thing to do fits', async (_, subject, right, action) => {
  expect(await firstAction(subject, right)).toBe(action);
});
