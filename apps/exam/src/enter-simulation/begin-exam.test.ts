// @vitest-environment happy-dom
import { configureBackend } from '@revisoins/auth/hosting';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { EXAM_ID, makePaper } from '../attempt/exam.fixture.ts';
import { storedExam } from '../attempt/stored-exam.ts';
import { beginExam } from './begin-exam.ts';

type Answer = { readonly status: number; readonly body: unknown } | 'lost';

let answer: (nth: number) => Answer;
let calls = 0;

const network: typeof fetch = async () => {
  const given = answer((calls += 1));
  if (given === 'lost') throw new TypeError('Failed to fetch');
  return new Response(JSON.stringify(given.body), {
    status: given.status,
    headers: { 'Content-Type': 'application/json' },
  });
};
const paper = (resumed: boolean, now = 1_000_000): Answer => ({
  status: 200,
  body: { ...makePaper(4, { resumed, now }) },
});
const refusal = (hint: string, status: number): Answer => ({
  status,
  body: { code: `PT${status}`, message: 'refused', hint, details: '' },
});

/** Begins without real pauses. */
async function begin() {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const beginning = beginExam('learner', { questionCount: 20, minutes: 30 });
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  return beginning;
}

beforeAll(() => configureBackend({ apiUrl: 'https://backend.test', publishableKey: 'key', fetch: network }));
beforeEach(() => {
  localStorage.clear();
  calls = 0;
});

describe('beginning an exam', () => {
  test('keeps it on this device', async () => {
    answer = () => paper(false);
    expect(await begin()).toMatchObject({ outcome: 'started', resumed: false, isOver: false });
    expect(storedExam('learner')?.id).toBe(EXAM_ID);
  });

  test('asks again when the answer is lost, and takes up the exam that began with it', async () => {
    answer = (nth) => (nth === 1 ? 'lost' : paper(true));
    expect(await begin()).toMatchObject({ outcome: 'started', resumed: false, isOver: false });
    expect(storedExam('learner')?.id).toBe(EXAM_ID);
  });

  test.each([
    ['no answer comes', 'lost'],
    ['the way there is broken', { status: 502, body: { message: 'bad gateway' } }],
  ] as const)('does not claim that nothing began when %s', async (_case, lost) => {
    answer = () => lost;
    expect(await begin()).toEqual({ outcome: 'unknown' });
    expect(calls).toBe(3);
    expect(storedExam('learner')).toBeNull();
  });

  test.each([
    ['exam_locked', 403],
    ['exam_limited', 429],
    ['exam_bank_too_small', 409],
  ])('is refused once by %s: nothing began', async (hint, status) => {
    answer = () => refusal(hint, status);
    expect(await begin()).toEqual({ outcome: 'refused', refusal: hint });
    expect(calls).toBe(1);
  });

  test('does not open an exam whose time is up', async () => {
    answer = () => paper(true, 1_000_000 + 1_800_001);
    expect(await begin()).toMatchObject({ outcome: 'started', resumed: true, isOver: true });
    expect(storedExam('learner')).toBeNull();
  });
});
