// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { skillById, startClock, type Question } from '@revisoins/assessment';
import { configureBackend } from '@revisoins/auth/hosting';
import { deviceReading } from '@revisoins/host';
import { answerConfirmation, pendingConfirmation, toasts } from '@revisoins/host/hosting';
import { provideNamespace, startI18n } from '@revisoins/i18n/hosting';
import { createBrowserRouter, RouterProvider } from '@revisoins/router/hosting';
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import quizTexts from '../../locales/fr/quiz.json' with { type: 'json' };
import { inheritTexts } from '@revisoins/i18n/inherit-texts';
import playerTexts from '@revisoins/assessment/locales/fr/player.json' with { type: 'json' };
import skillTexts from '@revisoins/assessment/locales/fr/skills.json' with { type: 'json' };
import { resultStatuses } from '@revisoins/assessment/player';
import { makeQuiz, moveAttempt, type Timing } from '@revisoins/assessment/quiz.fixture';
import { makeCalculations, makeQuestions } from '@revisoins/assessment/question.fixture';
import { lastResult, storeQuiz, storedQuiz } from '../attempt/stored-quiz.ts';
import { QuizPlayer } from './quiz-player.tsx';
import { createQuiz, openQuiz } from './quiz.store.ts';
import type { QuizPlace } from '../attempt/quiz-place.ts';

// A limit is for what hangs; a busy machine must not reach it.
configure({ asyncUtilTimeout: 30_000 });

const skill = skillById(8);
if (!skill) throw new Error('Skill 8 is missing.');
const place: QuizPlace = {
  learner: 'learner',
  skill,
  count: 5,
  timing: 'timed',
  correction: 'at-end',
  items: 'mixed',
};

let generations = 0;
let functionAnswer: unknown = null;

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

/** The network: a function with scripted answers, and an empty history. */
const network: typeof fetch = async (input) => {
  const url = String(input instanceof Request ? input.url : input);
  if (url.includes('/functions/v1/generate-quiz')) {
    generations += 1;
    return json(functionAnswer);
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
  test('asks for one quiz although React mounts the screen twice', async () => {
    functionAnswer = { questions: makeQuestions(5) };
    open();
    await screen.findByText('Question 1 sur 5');
    expect(generations).toBe(1);
    expect(storedQuiz('learner', 8)?.questions).toHaveLength(5);
  });

  test('announces that it is ready once it is shown, so that the message covers no question and need not move', async () => {
    functionAnswer = { questions: makeQuestions(5) };
    const quiz = createQuiz();
    const phases: string[] = [];
    const unsubscribe = toasts.subscribe(() => phases.push(quiz.state.getState().phase));
    const leave = openQuiz(quiz, place, skill.title);
    await waitFor(() => expect(phases).toEqual(['playing']));
    unsubscribe();
    leave();
  });

  test('resumes a quiz that was started, without requesting another', async () => {
    storeInProgress(makeQuestions(5));
    open();
    await screen.findByText('Question 2 sur 5');
    expect(generations).toBe(0);
  });

  test('is played with the keyboard to its end, which the last button announces', async () => {
    functionAnswer = { questions: makeQuestions(5) };
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

  test('takes a press the moment its question appears, and never draws the question again', async () => {
    functionAnswer = { questions: makeQuestions(5) };
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

  test('gives an answer back when the learner returns to its question', async () => {
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

  test('hands its result over when it ends, whether or not the results can be shown, and gives them its place', async () => {
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

  test('leads to its result and hands it over when its time is up, even without an answer', async () => {
    storeQuiz(makeQuiz({ clock: startClock(deviceReading()) }));
    const attemptId = storedQuiz('learner', 8)?.id ?? '';
    open();
    await screen.findByText('Question 1 sur 5');
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 101_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText('results');
    vi.restoreAllMocks();
    expect(lastResult('learner')).toMatchObject({ id: attemptId, finished: { isTimeUp: true } });
    await waitFor(() => expect(resultStatuses.getState()[attemptId]).toBe('device'));
    await waitFor(() => expect(storedQuiz('learner', 8)).toBeNull());
  });

  test('goes to other questions with the arrows, and never ends with one', async () => {
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

  test('takes a held Enter for one press, and hands nothing in by it', async () => {
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

  test('asks before it is handed in with open questions, also from the last one', async () => {
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

  test('takes an answer back, by its button and by a key', async () => {
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

  test('without a clock pauses while it is out of sight, and tells learners who leave', async () => {
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

  test('hides its clock when asked to, and remembers it', async () => {
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

test('shows that there is no connection while a quiz is being prepared', () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open();
  expect(screen.getByText(/^Pas de connexion/)).toBeTruthy();
  connection.mockRestore();
});

test('takes a calculation: a number with its unit, and Enter goes on', async () => {
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

describe('training', () => {
  const begin = (questions: Parameters<typeof makeQuiz>[0] = {}) =>
    storeQuiz(
      makeQuiz({
        questions: makeQuestions(2),
        timing: 'untimed',
        correction: 'at-once',
        clock: startClock(deviceReading()),
        random: () => 0.5,
        ...questions,
      }),
    );
  const stored = () => storedQuiz('learner', 8);
  const choose = async (key: string) => {
    fireEvent.keyDown(document.body, { key });
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Vérifier' }).disabled).toBe(false),
    );
  };
  const verdict = () => screen.queryByRole('heading', { level: 2, name: /^Question 1 · / });
  const right = () => {
    const [first] = stored()?.questions ?? [];
    return first?.kind === 'choice' ? first.correctAnswer : -1;
  };

  test('checks the answer with Enter, announces the verdict once, and goes on with Enter', async () => {
    begin();
    open();
    await screen.findByText('Entraînement');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Vérifier' }).disabled).toBe(true);
    const wrong = right() === 0 ? 'b' : 'a';
    await choose(wrong);
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    screen.getByText('Question 1 sur 2');
    expect(verdict()).toBeNull();
    fireEvent.keyDown(document.body, { key: 'Enter' });
    await waitFor(() => expect(verdict()?.textContent).toBe('Question 1 · Erreur'));
    expect(document.activeElement).toBe(verdict());
    expect(document.querySelectorAll('[role=radio], input[type=radio]')).toHaveLength(0);
    const options = within(screen.getByRole('list', { name: 'Réponses à la question 1' }));
    const shown = options.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown).toHaveLength(4);
    expect(shown[right()]).toContain('Bonne réponse');
    expect(shown[wrong === 'a' ? 0 : 1]).toContain('Votre réponse');
    const [first] = stored()?.questions ?? [];
    for (const reason of first?.kind === 'choice' ? first.rationales : ['none']) options.getByText(reason);
    screen.getByRole('heading', { level: 3, name: 'Explication' });
    expect(screen.getAllByText(/pas encore relue/)).toHaveLength(1);
    expect(stored()?.checked).toEqual([true, false]);

    fireEvent.keyDown(verdict() ?? document.body, { key: 'Enter' });
    await screen.findByText('Question 2 sur 2');
    expect(screen.getAllByRole('radio')).toHaveLength(4);
  });

  test('never changes a checked answer: by keys, on coming back, or after a reload', async () => {
    begin();
    open();
    await screen.findByText('Question 1 sur 2');
    await choose('a');
    fireEvent.click(screen.getByRole('button', { name: 'Vérifier' }));
    await waitFor(() => expect(verdict()).toBeTruthy());
    for (const key of ['b', '3', 'Delete', 'Backspace', 'c']) fireEvent.keyDown(document.body, { key });
    expect(screen.queryByRole('button', { name: 'Effacer ma réponse' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Question suivante' }));
    await screen.findByText('Question 2 sur 2');
    fireEvent.click(screen.getByRole('button', { name: 'Précédent' }));
    await waitFor(() => expect(verdict()).toBeTruthy());
    // The question has the focus: the verdict is not announced again.
    expect(document.activeElement?.tagName).toBe('H1');
    fireEvent.keyDown(document.body, { key: 'b' });
    cleanup();
    open();
    await screen.findByText('Question 1 sur 2');
    expect(verdict()).toBeTruthy();
    expect(document.activeElement).not.toBe(verdict());
    fireEvent.keyDown(document.body, { key: 'b' });
    fireEvent.keyDown(document.body, { key: 'Delete' });
    expect([stored()?.answers, stored()?.checked]).toEqual([
      [0, -1],
      [true, false],
    ]);
  });

  test('shows a question that another tab has checked as checked', async () => {
    begin();
    open();
    await screen.findByText('Question 1 sur 2');
    await choose('a');
    const elsewhere = stored();
    if (!elsewhere) throw new Error('Nothing is stored.');
    storeQuiz(moveAttempt(elsewhere, { type: 'check' }, elsewhere.clock.now).attempt);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'revisoins-quiz:learner:8:moves' })));
    await waitFor(() => expect(verdict()).toBeTruthy());
    fireEvent.keyDown(document.body, { key: 'b' });
    expect(stored()?.answers[0]).toBe(0);
  });

  test('does not take the second click of a double click for going on', async () => {
    begin();
    open();
    await screen.findByText('Question 1 sur 2');
    await choose('a');
    fireEvent.click(screen.getByRole('button', { name: 'Vérifier' }), { detail: 1 });
    fireEvent.click(await screen.findByRole('button', { name: 'Question suivante' }), { detail: 2 });
    expect(verdict()).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Question suivante' }), { detail: 1 });
    await screen.findByText('Question 2 sur 2');
  });

  test('checks a calculation and shows its steps instead of its field', async () => {
    begin({ questions: [...makeCalculations(1), ...makeQuestions(1)] });
    open();
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Votre réponse' });
    fireEvent.change(field, { target: { value: '0,1' } });
    fireEvent.click(screen.getByRole('radio', { name: 'mL' }));
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(document.activeElement).toBe(verdict()));
    expect(verdict()).toBeTruthy();
    screen.getByRole('heading', { level: 3, name: 'Démarche' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(stored()?.checked).toEqual([true, false]);
  });

  test('lists the key that checks, and ends like any quiz', async () => {
    begin({ questions: makeQuestions(1) });
    open();
    await screen.findByText('Question 1 sur 1');
    await choose('a');
    fireEvent.keyDown(document.body, { key: 'Enter' });
    await waitFor(() => expect(verdict()).toBeTruthy());
    fireEvent.keyDown(document.body, { key: '?' });
    const keys = await screen.findByRole('dialog', { name: 'Raccourcis clavier' });
    within(keys).getByText('Vérifier ma réponse, puis continuer');
    fireEvent.click(within(keys).getAllByRole('button', { name: 'Fermer' })[0]!);
    fireEvent.click(screen.getByRole('button', { name: 'Terminer' }));
    await screen.findByText('results');
    expect(lastResult('learner')).toMatchObject({ purpose: 'scored', correction: 'at-once', answers: [0] });
  });
});
