// @vitest-environment happy-dom
import { isFinished, readQuizAttempt, startClock, startQuiz, type QuizAttempt } from '@revisoins/assessment';
import { moveAttempt } from '@revisoins/assessment/quiz.fixture';
import { makeQuestions, SKILL_TITLE } from '@revisoins/assessment/question.fixture';
import { attemptsUnderWay, deviceReading } from '@revisoins/host';
import { isVersionPinned, limitCapabilities } from '@revisoins/host/hosting';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStoredAttempts } from './stored-attempts.ts';

const attempts = createStoredAttempts<QuizAttempt>({
  remote: 'cards',
  storageKey: ({ learner }) => `cards:${learner}`,
  read: readQuizAttempt,
  moved: ['answers', 'position', 'clock', 'finished'],
  announcement: () => ({ title: { key: 'cards:title', french: 'Cartes' }, href: '/cards' }),
});

const start = (changes: Partial<Parameters<typeof startQuiz>[0]> = {}): QuizAttempt =>
  startQuiz({
    id: crypto.randomUUID(),
    learner: 'learner',
    skillTitle: SKILL_TITLE,
    purpose: 'scored',
    items: 'mixed',
    asked: 5,
    questions: makeQuestions(5),
    timing: 'timed',
    clock: startClock(deviceReading()),
    random: () => 0.5,
    ...changes,
  });
const choose = (attempt: QuizAttempt, option: number) =>
  moveAttempt(attempt, { type: 'answer', option }, attempt.clock.now).attempt;
const announced = () => attemptsUnderWay('learner').getState();

beforeEach(() => localStorage.clear());
afterEach(() => limitCapabilities({ accounts: true }));

test('comes back with its latest move, which was written without the questions', () => {
  const attempt = start();
  attempts.store(attempt);
  const text = localStorage.getItem('cards:learner');
  attempts.store(choose(attempt, 2));
  expect(localStorage.getItem('cards:learner')).toBe(text);
  expect(localStorage.getItem('cards:learner:moves')).not.toContain('"questions"');
  expect(attempts.read('cards:learner')).toEqual(choose(attempt, 2));
});

test('is read under its own key only', () => {
  attempts.store(start());
  localStorage.setItem('cards:stranger', localStorage.getItem('cards:learner') ?? '');
  expect(attempts.read('cards:stranger')).toBeNull();
});

test.each(['{', 'null', '3', '{"answers":[9]}'])('ignores damaged moves: %s', (moves) => {
  const attempt = start();
  attempts.store(attempt);
  localStorage.setItem('cards:learner:moves', moves);
  expect(attempts.read('cards:learner')).toEqual(attempt);
});

test('ignores moves that do not fit the attempt', () => {
  const attempt = start();
  attempts.store(attempt);
  localStorage.setItem('cards:learner:moves', JSON.stringify({ ...attempt, answers: [1] }));
  expect(attempts.read('cards:learner')).toEqual(attempt);
});

test('keeps the version while it is stored, also when it is stored again after it was forgotten', () => {
  const attempt = start();
  expect(isVersionPinned('cards')).toBe(false);
  for (let time = 0; time < 2; time += 1) {
    attempts.store(attempt);
    expect(isVersionPinned('cards')).toBe(true);
    attempts.forget(attempt);
    expect(isVersionPinned('cards')).toBe(false);
  }
  expect(attempts.read('cards:learner')).toBeNull();
});

test('writes the pin once, not with every move', () => {
  const attempt = start();
  attempts.store(attempt);
  localStorage.removeItem('revisoins-pinned-versions');
  attempts.store(choose(attempt, 1));
  expect(isVersionPinned('cards')).toBe(false);
});

test('that is newer stays when an older one is forgotten', () => {
  const older = start();
  const newer = start();
  attempts.store(older);
  attempts.store(newer);
  attempts.forget(older);
  expect(attempts.read('cards:learner')).toEqual(newer);
  expect(announced().map(({ id }) => id)).toEqual([newer.id]);
});

test('is announced to the platform until it is finished or forgotten', () => {
  const attempt = start();
  attempts.store(choose(attempt, 1));
  expect(announced()).toMatchObject([
    { kind: 'cards', id: attempt.id, href: '/cards', answered: 1, total: 5 },
  ]);
  const finished = moveAttempt(attempt, { type: 'finish' }, attempt.clock.now).attempt;
  expect(isFinished(finished)).toBe(true);
  attempts.store(finished);
  expect(announced()).toEqual([]);
  attempts.store(attempt);
  attempts.forget(attempt);
  expect(announced()).toEqual([]);
});

test('is not announced where there are no accounts', () => {
  limitCapabilities({ accounts: false });
  attempts.store(start());
  expect(announced()).toEqual([]);
});

test('calls back when another tab has changed or removed it, also while Back kept this page, until it is no longer followed', () => {
  const attempt = start();
  attempts.store(attempt);
  const seen = vi.fn();
  const stop = attempts.follow(attempt, seen);
  const changeStorage = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));
  changeStorage('cards:stranger');
  expect(seen).not.toHaveBeenCalled();
  attempts.store(choose(attempt, 3));
  changeStorage('cards:learner:moves');
  expect(seen).toHaveBeenLastCalledWith(choose(attempt, 3));
  attempts.store(choose(attempt, 1));
  const comeBack = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  comeBack(false);
  expect(seen).toHaveBeenCalledTimes(1);
  comeBack(true);
  expect(seen).toHaveBeenLastCalledWith(choose(attempt, 1));
  localStorage.clear();
  changeStorage('cards:learner');
  expect(seen).toHaveBeenLastCalledWith(null);
  stop();
  changeStorage('cards:learner');
  comeBack(true);
  expect(seen).toHaveBeenCalledTimes(3);
});
