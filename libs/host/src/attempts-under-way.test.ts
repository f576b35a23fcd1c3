// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  announceAttempt,
  attemptsUnderWay,
  withdrawAttempt,
  type AttemptUnderWay,
} from './attempts-under-way.ts';

const quiz = (changes: Partial<AttemptUnderWay> = {}): AttemptUnderWay => ({
  kind: 'quiz',
  id: 'one',
  title: { key: 'skills:comp8.title', french: 'Compétence 8 - Prévention des infections' },
  href: '/quiz/8?questions=10',
  deadline: null,
  answered: 0,
  total: 10,
  ...changes,
});

let count = 0;
/** A learner that no other test uses: stores live as long as the page. */
let learner = '';
const shown = () => attemptsUnderWay(learner).getState();
const key = () => `revisoins-attempts:${learner}`;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  localStorage.clear();
  learner = `learner-${++count}`;
});

afterEach(() => vi.useRealTimers());

describe('attempts under way', () => {
  test('shows an attempt from its announcement to its withdrawal', () => {
    const onChange = vi.fn();
    attemptsUnderWay(learner).subscribe(onChange);
    announceAttempt(learner, quiz());
    announceAttempt(learner, quiz({ answered: 3 }));
    expect(shown()).toEqual([quiz({ answered: 3 })]);
    withdrawAttempt(learner, 'one');
    expect(shown()).toEqual([]);
    expect(onChange).toHaveBeenCalledTimes(3);
    expect(localStorage.getItem(key())).toBeNull();
  });

  test('puts the newest first, and leaves it there when an older one gets further', () => {
    announceAttempt(learner, quiz());
    announceAttempt(learner, quiz({ id: 'two', kind: 'exam' }));
    announceAttempt(learner, quiz({ answered: 1 }));
    expect(shown().map(({ id }) => id)).toEqual(['two', 'one']);
  });

  test('keeps what one learner began from another', () => {
    announceAttempt(learner, quiz());
    expect(attemptsUnderWay(`${learner}-other`).getState()).toEqual([]);
  });

  test('is the same store each time, so that a screen may read it while it renders', () => {
    expect(attemptsUnderWay(learner)).toBe(attemptsUnderWay(learner));
    announceAttempt(learner, quiz());
    expect(shown()).toBe(shown());
  });

  test('notifies nobody when only the reading of the clock has changed', () => {
    announceAttempt(learner, quiz({ deadline: 1_200_000 }));
    const onChange = vi.fn();
    attemptsUnderWay(learner).subscribe(onChange);
    announceAttempt(learner, quiz({ deadline: 1_200_900 }));
    expect(onChange).not.toHaveBeenCalled();
    announceAttempt(learner, quiz({ deadline: 1_300_000 }));
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('drops an attempt when its deadline passes, and keeps one without a deadline', () => {
    announceAttempt(learner, quiz({ deadline: 1_060_000 }));
    announceAttempt(learner, quiz({ id: 'two' }));
    expect(shown()).toHaveLength(2);
    vi.advanceTimersByTime(60_001);
    expect(shown().map(({ id }) => id)).toEqual(['two']);
    announceAttempt(learner, quiz({ deadline: 1_000_000 }));
    expect(localStorage.getItem(key())).not.toContain('"one"');
  });

  test('follows the other tabs', () => {
    expect(shown()).toEqual([]);
    localStorage.setItem(key(), JSON.stringify([quiz()]));
    dispatchEvent(new StorageEvent('storage', { key: key() }));
    expect(shown()).toEqual([quiz()]);
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(shown()).toEqual([]);
  });

  test.each([
    'https://elsewhere.test/',
    '//elsewhere.test',
    '/\\elsewhere.test',
    '/\t/elsewhere.test',
    'javascript:alert(1)',
  ])('takes no link to %s', (href) => {
    localStorage.setItem(key(), JSON.stringify([quiz({ href }), quiz({ id: 'two' })]));
    expect(shown().map(({ id }) => id)).toEqual(['two']);
    announceAttempt(learner, quiz({ href }));
    expect(shown()).toHaveLength(1);
  });

  test.each(['{', '{}', '[null, 3]'])('takes %s in the storage for none', (text) => {
    localStorage.setItem(key(), text);
    expect(shown()).toEqual([]);
  });
});
