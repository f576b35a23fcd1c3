// @vitest-environment happy-dom
import { startClock } from '@revisoins/assessment';
import { attemptsUnderWay, deviceReading } from '@revisoins/host';
import { isVersionPinned } from '@revisoins/host/hosting';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ExamAttempt } from './exam-attempt.ts';
import { dropStaleExam, storedExam, storedExams } from './stored-exam.ts';
import { makeAttempt, moveExam } from './exam.fixture.ts';

const exam = (): ExamAttempt => ({ ...makeAttempt(), id: crypto.randomUUID() });

beforeEach(() => localStorage.clear());

describe('an exam on the device', () => {
  test('comes back as it was stored', () => {
    const stored = exam();
    storedExams.store(stored);
    expect(storedExam('learner')).toEqual(stored);
  });

  test('comes back as its last move left it', () => {
    const stored = exam();
    storedExams.store(stored);
    const clock = startClock({ page: 'q', monotonic: 7, wall: 8_000_000, reference: 1_005_000 });
    const moved = { ...moveExam(stored, { type: 'answer', option: 2 }, 1_001_000, 'k1'), clock };
    const later = { ...moved, flagged: moved.flagged.with(1, true), position: 3, lastSequence: 4 };
    storedExams.store(later);
    expect(storedExam('learner')).toEqual(later);
  });

  test('is given to nobody else', () => {
    storedExams.store(exam());
    localStorage.setItem('revisoins-exam:stranger', localStorage.getItem('revisoins-exam:learner') ?? '');
    expect(storedExam('stranger')).toBeNull();
  });

  test.each(['{', 'null', '{"version":99}'])('counts as missing when it is damaged: %s', (text) => {
    localStorage.setItem('revisoins-exam:learner', text);
    expect(storedExam('learner')).toBeNull();
  });

  test('lives as long as the page when the device refuses to keep it', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const stored = exam();
    storedExams.store(stored);
    full.mockRestore();
    expect(storedExam('learner')).toEqual(stored);
    storedExams.forget(stored);
  });

  test('stays when another one is forgotten, and while the server holds it open', () => {
    const stored = exam();
    storedExams.store(stored);
    storedExams.forget({ ...stored, id: crypto.randomUUID() });
    dropStaleExam('learner', stored.id);
    expect(storedExam('learner')).toEqual(stored);
  });
});

test('is announced to the platform until it is forgotten', () => {
  const attempts = () => attemptsUnderWay('learner').getState();
  const stored = exam();
  const answers = stored.answers.with(0, 1);
  storedExams.store({ ...stored, answers, clock: startClock(deviceReading(stored.startedAt)) });
  expect(attempts()).toMatchObject([
    { kind: 'exam', id: stored.id, href: '/exam-quiz?questions=4&time=30', answered: 1, total: 4 },
  ]);
  const left = (attempts()[0]?.deadline ?? 0) - Date.now();
  expect(left / 1000).toBeCloseTo(1800, -2);
  dropStaleExam('learner', null);
  expect(attempts()).toEqual([]);
});

describe('the version of the exam', () => {
  test('does not change from the start of a sitting to its end', () => {
    const stored = exam();
    expect(isVersionPinned('exam')).toBe(false);
    storedExams.store(stored);
    expect(isVersionPinned('exam')).toBe(true);
    storedExams.forget(stored);
    expect(isVersionPinned('exam')).toBe(false);
  });

  test.each([
    ['no exam', null],
    ['another exam', crypto.randomUUID()],
  ])('may change once the server holds %s open', (_case, liveId) => {
    storedExams.store(exam());
    dropStaleExam('learner', liveId);
    expect([storedExam('learner'), isVersionPinned('exam')]).toEqual([null, false]);
  });
});
