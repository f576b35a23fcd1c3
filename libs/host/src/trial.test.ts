// @vitest-environment happy-dom
import { DAY_MS } from '@revisoins/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  claimableTrial,
  claimTrial,
  expireTrial,
  forgetTrial,
  storeTrial,
  trialFor,
  type Trial,
} from './trial.ts';

const began = Date.parse('2026-11-01T12:00:00Z');
const answer = { item: 'c14-005', version: 3, choice: 'a', correct: true } as const;
const trial = (changes: Partial<Trial> = {}): Trial => ({
  id: '5f6c0b8e-7d5a-4c57-9a0e-2f1d3a4b5c6d',
  startedAt: began,
  endedAt: began + 60_000,
  answers: [answer],
  ...changes,
});
const other = '5f6c0b8e-7d5a-4c57-9a0e-2f1d3a4b5c6e';
const learner = { id: 'a-learner' };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: began + 10 * 60_000 });
});
afterEach(() => vi.useRealTimers());

test('a trial belongs to the account that claims it, whatever the clock shows', () => {
  storeTrial(trial());
  expect(trialFor(learner)).toBeNull();
  claimTrial(learner.id);
  expect(trialFor(learner)).toMatchObject(trial());
  expect(trialFor({ id: 'another-learner' })).toBeNull();
});

test('a second registration may take a trial along for a quarter of an hour, and nobody afterwards', () => {
  storeTrial(trial());
  claimTrial('mistyped');
  vi.advanceTimersByTime(60_000);
  claimTrial(learner.id);
  expect(trialFor(learner)).not.toBeNull();
  vi.advanceTimersByTime(20 * 60_000);
  expect(claimableTrial()).toBeNull();
  claimTrial('another-learner');
  expect(trialFor(learner)).not.toBeNull();
});

test('a device that stores nothing reports it', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new Error('full');
    },
    removeItem() {},
  });
  expect(storeTrial(trial())).toBe(false);
  vi.unstubAllGlobals();
  expect(storeTrial(trial())).toBe(true);
});

test('a trial lasts 30 days, and is then removed', () => {
  storeTrial(trial());
  vi.setSystemTime(began + 29 * DAY_MS);
  expireTrial();
  expect(claimableTrial()).not.toBeNull();
  vi.setSystemTime(began + 31 * DAY_MS);
  expireTrial();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['text', 'answers'],
  ['another shape', JSON.stringify({ ...trial(), answers: [{ choice: 'e' }] })],
  ['no answers', JSON.stringify(trial({ answers: [] }))],
])('%s in the place of a trial is removed', (_, text) => {
  localStorage.setItem('revisoins-trial', text);
  expect([claimableTrial(), localStorage.length]).toEqual([null, 0]);
});

test('a new trial replaces an earlier one as soon as it has as many answers', () => {
  storeTrial(trial({ answers: [answer, answer] }));
  storeTrial(trial({ id: other }));
  expect(claimableTrial()?.id).toBe(trial().id);
  storeTrial(trial({ id: other, answers: [answer, answer] }));
  expect(claimableTrial()?.id).toBe(other);
});

test('only the trial that is meant is forgotten', () => {
  storeTrial(trial());
  forgetTrial({ id: other });
  expect(claimableTrial()).not.toBeNull();
  forgetTrial(trial());
  expect(claimableTrial()).toBeNull();
});
