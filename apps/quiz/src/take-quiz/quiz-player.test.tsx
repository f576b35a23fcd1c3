// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { skillById, startClock, moveAttempt, type Question, type Timing } from '@revisoins/assessment';
import { configureBackend } from '@revisoins/auth/hosting';
import { deviceReading } from '@revisoins/host';
import { answerConfirmation, pendingConfirmation, toasts } from '@revisoins/host/hosting';
import { provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import { createBrowserRouter, RouterProvider } from '@revisoins/router/hosting';
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import quizTexts from '../../locales/fr/quiz.json' with { type: 'json' };
import { inheritTexts } from '@revisoins/i18n/inherit-texts';
import playerTexts from '@revisoins/assessment/locales/fr/player.json' with { type: 'json' };
import skillTexts from '@revisoins/assessment/locales/fr/skills.json' with { type: 'json' };
import { resultStatuses } from '@revisoins/assessment/player';
import { makeQuiz } from '@revisoins/assessment/quiz.fixture';
import { makeCalculations, makeQuestions } from '@revisoins/assessment/question.fixture';
import { storeQuiz, storedQuiz } from '../attempt/stored-quiz.ts';
import { lastResult } from '../attempt/last-result.ts';
import { QuizPlayer } from './quiz-player.tsx';
import { createQuiz, openQuiz } from './quiz.store.ts';
import type { QuizPlace } from '../attempt/quiz-place.ts';

// A limit is for what hangs; a busy machine must not reach it.
configure({ asyncUtilTimeout: 30_000 });

const skill = skillById(8);
if (!skill) throw new Error('Skill 8 is missing.');
const place: QuizPlace = { learner: 'learner', skill, count: 5, timing: 'timed', items: 'mixed' };

let generations = 0;
let answerOfFunction: unknown = null;

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

/** The network: a function with scripted answers, and an empty history. */
const network: typeof fetch = async (input) => {
  const url = String(input instanceof Request ? input.url : input);
  if (url.includes('/functions/v1/generate-quiz')) {
    generations += 1;
    return json(answerOfFunction);
  }
  if (url.endsWith('/quiz.json')) return json(inheritTexts(playerTexts, quizTexts));
  return json(url.endsWith('/skills.json') ? skillTexts : []);
};

beforeAll(async () => {
  vi.stubGlobal('fetch', network);
  configureBackend({ apiUrl: 'https://backend.test', publishableKey: 'key', fetch: network });
  localStorage.setItem('i18nextLng', 'fr');
  for (const name of ['quiz', 'skills']) provideNamespace(name, () => `https://quiz.test/${name}.json`);
  await startI18n(['quiz', 'skills']);
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  generations = 0;
});

afterEach(cleanup);

function open() {
  window.history.replaceState(null, '', '/quiz/8');
  const router = createBrowserRouter([
    { path: '/quiz/:skillId', element: <QuizPlayer place={place} /> },
    { path: '/results', element: <p>results</p> },
    { path: '/skills', element: <p>skills</p> },
  ]);
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return router;
}

function storeInProgress(questions: Question[], timing: Timing = 'timed'): void {
  const quiz = makeQuiz({ questions, timing, clock: startClock(deviceReading()), random: () => 0.5 });
  const answered = moveAttempt(quiz, { type: 'answer', option: 2 }, quiz.clock.now).attempt;
  storeQuiz(moveAttempt(answered, { type: 'next' }, quiz.clock.now).attempt);
}

describe('QuizPlayer', () => {
  it('asks for one quiz although React mounts the screen twice', async () => {
    answerOfFunction = { questions: makeQuestions(5) };
    open();
    await screen.findByText('Question 1 sur 5');
    expect(generations).toBe(1);
    expect(storedQuiz('learner', 8)?.questions).toHaveLength(5);
  });

  it('says that it is ready once it shows, so that the message covers no question and need not move', async () => {
    answerOfFunction = { questions: makeQuestions(5) };
    const quiz = createQuiz();
    const phases: string[] = [];
    const unsubscribe = toasts.subscribe(() => phases.push(quiz.state.getState().phase));
    const leave = openQuiz(quiz, place, skill.title);
    await waitFor(() => expect(phases).toEqual(['playing']));
    unsubscribe();
    leave();
  });

  it('goes on with a quiz that was begun, without asking for another', async () => {
    storeInProgress(makeQuestions(5));
    open();
    await screen.findByText('Question 2 sur 5');
    expect(generations).toBe(0);
  });

  it('is played with the keyboard to its end, where the last button says so', async () => {
    answerOfFunction = { questions: makeQuestions(5) };
    open();
    await screen.findByText('Question 1 sur 5');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Suivant' }).disabled).toBe(true);
    for (let number = 1; number <= 5; number += 1) {
      fireEvent.keyDown(document.body, { key: 'b' });
      await waitFor(() => expect(screen.getAllByRole<HTMLInputElement>('radio')[1]?.checked).toBe(true));
      if (number === 5) screen.getByRole('button', { name: 'Terminer' });
      fireEvent.keyDown(document.body, { key: 'Enter' });
      if (number < 5) await screen.findByText(`Question ${number + 1} sur 5`);
    }
    await screen.findByText('results');
    expect(lastResult('learner')).toMatchObject({
      answers: [1, 1, 1, 1, 1],
      finished: { isTimeUp: false },
    });
  });

  it('takes a press in the moment in which its question appears, and never draws the question again', async () => {
    answerOfFunction = { questions: makeQuestions(5) };
    const drawn = new Set<HTMLInputElement>();
    const watch = new MutationObserver(() => {
      const option = document.querySelector<HTMLInputElement>('[role=radiogroup] input');
      if (!option || drawn.has(option)) return;
      drawn.add(option);
      act(() => option.click());
    });
    watch.observe(document.body, { childList: true, subtree: true });
    open();
    await screen.findByText('Question 1 sur 5');
    await waitFor(() => expect(storedQuiz('learner', 8)?.answers[0]).toBe(0));
    expect([...drawn].map(({ checked, isConnected }) => [checked, isConnected])).toEqual([[true, true]]);
    watch.disconnect();
  });

  it('gives an answer back when the learner returns to its question', async () => {
    storeInProgress(makeQuestions(5));
    open();
    await screen.findByText('Question 2 sur 5');
    fireEvent.click(screen.getByRole('button', { name: 'Précédent' }));
    await screen.findByText('Question 1 sur 5');
    expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('hands its result over when it ends, whether or not the results can be shown, and gives them its place', async () => {
    storeInProgress(makeQuestions(5));
    const attemptId = storedQuiz('learner', 8)?.id ?? '';
    const router = open();
    await screen.findByText('Question 2 sur 5');
    fireEvent.click(screen.getByRole('button', { name: 'Terminer le quiz' }));
    await act(async () => answerConfirmation(true));
    await waitFor(() => expect(resultStatuses.getState()[attemptId]).toBe('device'));
    expect(storedQuiz('learner', 8)).toBeNull();
    await screen.findByText('results');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('goes to other questions with the arrows, and never ends with one', async () => {
    storeInProgress(makeQuestions(2));
    open();
    await screen.findByText('Question 2 sur 2');
    fireEvent.keyDown(document.body, { key: 'a' });
    await waitFor(() => expect(screen.getAllByRole<HTMLInputElement>('radio')[0]?.checked).toBe(true));
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    screen.getByText('Question 2 sur 2');
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    await screen.findByText('Question 1 sur 2');
    fireEvent.keyDown(screen.getAllByRole('radio')[2] ?? document.body, { key: 'ArrowRight' });
    await screen.findByText('Question 2 sur 2');
  });

  it('takes a held Enter for one press, and hands nothing in by it', async () => {
    storeInProgress(makeQuestions(2));
    const router = open();
    await screen.findByText('Question 2 sur 2');
    fireEvent.keyDown(document.body, { key: 'a' });
    fireEvent.click(screen.getByRole('button', { name: 'Précédent' }));
    await screen.findByText('Question 1 sur 2');
    fireEvent.keyDown(document.body, { key: 'Enter' });
    await screen.findByText('Question 2 sur 2');
    for (const target of [document.body, screen.getByRole('button', { name: 'Terminer' })]) {
      // False: the browser does not press the button either.
      expect(fireEvent.keyDown(target, { key: 'Enter', repeat: true })).toBe(false);
    }
    expect(router.state.location.pathname).toBe('/quiz/8');
    screen.getByText('Question 2 sur 2');
  });

  it('asks before it is handed in with open questions, also from the last one', async () => {
    storeInProgress(makeQuestions(3));
    open();
    await screen.findByText('Question 2 sur 3');
    fireEvent.click(screen.getByRole('button', { name: /^Questions/ }));
    fireEvent.click(screen.getByRole('button', { name: /^Question 3,/ }));
    await screen.findByText('Question 3 sur 3');
    fireEvent.keyDown(document.body, { key: 'b' });
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Terminer' }).disabled).toBe(false),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Terminer' }));
    expect(pendingConfirmation.getState().confirmation?.body).toContain('1 question');
    await act(async () => answerConfirmation(false));
    screen.getByText('Question 3 sur 3');
    fireEvent.keyDown(document.body, { key: 'Enter' });
    await act(async () => answerConfirmation(true));
    await screen.findByText('results');
  });

  it('takes an answer back, by its button and by a key', async () => {
    storeInProgress(makeQuestions(2));
    open();
    await screen.findByText('Question 2 sur 2');
    const isAnswered = () => storedQuiz('learner', 8)?.answers[1] !== -1;
    fireEvent.keyDown(document.body, { key: 'c' });
    fireEvent.click(await screen.findByRole('button', { name: 'Effacer ma réponse' }));
    await waitFor(() => expect(isAnswered()).toBe(false));
    fireEvent.keyDown(document.body, { key: 'c' });
    await waitFor(() => expect(isAnswered()).toBe(true));
    fireEvent.keyDown(document.body, { key: 'Delete' });
    await waitFor(() => expect(isAnswered()).toBe(false));
    expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
    expect(screen.queryByRole('button', { name: 'Effacer ma réponse' })).toBeNull();
  });

  it('without a clock stands still while it is out of sight, and says so to whoever leaves', async () => {
    storeInProgress(makeQuestions(2), 'untimed');
    const router = open();
    await screen.findByText('Sans chrono');
    expect(screen.queryByRole('timer')).toBeNull();
    const spent = () => {
      const attempt = storedQuiz('learner', 8);
      return (attempt?.clock.now ?? 0) - (attempt?.startedAt ?? 0);
    };
    const see = (state: 'hidden' | 'visible') => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    see('hidden');
    const before = spent();
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 3_600_000);
    see('visible');
    act(() => void fireEvent.keyDown(document.body, { key: 'b' }));
    expect(spent() - before).toBeLessThan(60_000);
    vi.restoreAllMocks();

    fireEvent.click(screen.getByRole('button', { name: 'Quitter le quiz' }));
    await waitFor(() => expect(pendingConfirmation.getState().confirmation?.body).toContain('aucun temps'));
    await act(async () => answerConfirmation(true));
    await screen.findByText('skills');
    expect(router.state.location.pathname).toBe('/skills');
  });

  it('hides its clock when asked to, and remembers it', async () => {
    storeInProgress(makeQuestions(2));
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Masquer le temps' }));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.queryByText(/^Temps écoulé/)).toBeNull();
    cleanup();
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Afficher le temps' }));
    screen.getByRole('timer');
  });
});

it('says that there is no connection while a quiz is prepared without one', () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  expect(screen.getByText(/^Pas de connexion/)).toBeTruthy();
  connection.mockRestore();
});

it('takes a calculation: a number with its unit, and Enter goes on', async () => {
  storeQuiz(
    makeQuiz({
      questions: [...makeCalculations(1), ...makeQuestions(1)],
      timing: 'untimed',
      clock: startClock(deviceReading()),
    }),
  );
  open();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Votre réponse' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Arrondissez au dixième.');
  fireEvent.change(field, { target: { value: '0,1 mL' } });
  expect(screen.queryByText(/Écrivez le nombre seul/)).toBeNull();
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByText(/Écrivez le nombre seul/);
  fireEvent.change(field, { target: { value: '0,1' } });
  await waitFor(() => expect(screen.queryByText(/Écrivez le nombre seul/)).toBeNull());
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByText('Choisissez aussi l’unité.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Suivant' }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'mL' }));
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByText('Question 2 sur 2');
  expect(storedQuiz('learner', 8)?.answers).toEqual([{ typed: '0,1', unit: 'mL' }, -1]);
});
