// @vitest-environment happy-dom
import { configureBackend } from '@revisoins/auth/hosting';
import { dismissToast, toasts } from '@revisoins/host/hosting';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { EXAM_ID, makeAttempt, makePaper } from '../attempt/exam.fixture.ts';
import { storedExam, storedExams } from '../attempt/stored-exam.ts';
import type { ExamAttempt } from '../attempt/exam-attempt.ts';
import { createExam, examSource, type Exam } from './exam.store.ts';

type Call = { readonly name: string; readonly args: Record<string, unknown> };
type Answer = { readonly status?: number; readonly body: unknown } | 'lost';

const { id, kind, part, parts, breakUntil, startedAt, deadline, acceptedUntil, minutes, questionCount, now } =
  makePaper();
const facts = {
  id,
  kind,
  part,
  parts,
  breakUntil,
  startedAt,
  deadline,
  acceptedUntil,
  minutes,
  timeFactor: 1,
  questionCount,
  now,
  state: 'live',
  lastSequence: 0,
};
const finished = {
  ...facts,
  state: 'finished',
  parts: parts.map((one) => ({ ...one, endedAt: deadline, isTimeUp: true, score: 2 })),
  endedAt: deadline,
  score: 2,
  timeSpent: 1800,
  isTimeUp: true,
  lateAnswers: 0,
};
const refusal = (hint: string, status = 409): Answer => ({
  status,
  body: { code: 'PT409', message: 'refused', hint, details: '' },
});

let exam: Exam;
const calls: Call[] = [];
let answers: Record<string, (call: Call, nth: number) => Answer>;

const network: typeof fetch = async (input, init) => {
  const call = {
    name: new URL(String(input)).pathname.split('/').at(-1) ?? '',
    args: JSON.parse(String(init?.body)) as Record<string, unknown>,
  };
  calls.push(call);
  const answer = answers[call.name]?.(call, calls.filter(({ name }) => name === call.name).length) ?? 'lost';
  if (answer === 'lost') throw new TypeError('Failed to fetch');
  return new Response(JSON.stringify(answer.body), {
    status: answer.status ?? 200,
    headers: { 'Content-Type': 'application/json' },
  });
};

const took = ({ args }: Call): Answer => ({ body: { ...facts, lastSequence: args['sequence'] } });
const sequences = () =>
  calls
    .filter(({ name }) => name === 'save_exam_answer')
    .map(({ args }) => [args['idempotency_key'], args['sequence']]);
const settled = (look: () => void) => vi.waitFor(look, { timeout: 30_000, interval: 10 });

beforeAll(() => configureBackend({ apiUrl: 'https://backend.test', publishableKey: 'key', fetch: network }));

/** Shows an exam whose paper has just come, instead of the one before. */
async function show(attempt: ExamAttempt): Promise<void> {
  exam.close();
  exam.open({ load: async () => ({ attempt }) });
  await settled(() => expect(exam.playing()?.attempt.id).toBe(attempt.id));
}

beforeEach(async () => {
  localStorage.clear();
  calls.length = 0;
  answers = { save_exam_answer: took };
  const attempt = {
    ...makeAttempt(),
    clock: { ...makeAttempt().clock, page: 'now', monotonic: performance.now(), wall: Date.now() },
  };
  for (const toast of toasts.getState()) dismissToast(toast.id);
  exam = createExam();
  await show(attempt);
});

// What still waits must not be sent again in the next test.
afterEach(() => exam.close());

/** Another exam that is on screen before the server's answer is there. */
function showAnother() {
  const attempt = { ...makeAttempt(), id: '1c7f4d8f-63b2-4e1f-8d2c-8b3f5e7d9ca1', lastSequence: 7 };
  void show(attempt);
  return attempt;
}

/** The screen's messages about the connection, from now on. */
function watchConnection(): Set<string> {
  const seen = new Set<string>();
  exam.state.subscribe((state) => state.phase === 'playing' && seen.add(state.connection));
  return seen;
}

describe('an answer', () => {
  test('goes to the server at once, and nothing waits any more', async () => {
    exam.move({ type: 'answer', option: 2 });
    await settled(() => expect(exam.playing()?.attempt.waiting).toEqual([]));
    expect(calls).toMatchObject([
      { args: { exam_id: EXAM_ID, question: 1, choice: 2, flagged: false, sequence: 1 } },
    ]);
    expect(exam.playing()?.connection).toBe('reached');
  });

  test('that could not be delivered is kept and sent again under the same key and number', async () => {
    answers['save_exam_answer'] = (call, nth) => (nth === 1 ? 'lost' : took(call));
    exam.move({ type: 'answer', option: 2 });
    await settled(() => expect(exam.playing()?.connection).toBe('lost'));
    expect(storedExam('learner')?.waiting).toMatchObject([{ payload: { choice: 2, sequence: 1 } }]);
    await settled(() => expect(exam.playing()?.attempt.waiting).toEqual([]));
    const [first, second] = sequences();
    expect(second).toEqual(first);
    expect(exam.playing()?.connection).toBe('reached');
  });

  test('that fails keeps those behind it waiting, in their order', async () => {
    answers['save_exam_answer'] = (call, nth) => (nth === 1 ? 'lost' : took(call));
    for (const position of [0, 1]) {
      exam.move({ type: 'go-to', position });
      exam.move({ type: 'answer', option: 2 + position });
    }
    await settled(() => expect(exam.playing()?.connection).toBe('lost'));
    expect(storedExam('learner')?.waiting).toMatchObject([
      { failures: 1, payload: { position: 0, choice: 2, sequence: 1 } },
      { failures: 0, payload: { position: 1, choice: 3, sequence: null } },
    ]);
    await settled(() => expect(exam.playing()?.attempt.waiting).toEqual([]));
    expect(calls.map(({ args }) => [args['question'], args['sequence']])).toEqual([
      [1, 1],
      [1, 1],
      [2, 2],
    ]);
  });

  test('that another device overtook goes after it, and what the other one answered shows', async () => {
    const paper = makePaper(4, { lastSequence: 3 });
    const theirs = {
      ...paper,
      questions: paper.questions.map((question, index) =>
        index === 3 ? { ...question, choice: 0 } : question,
      ),
    };
    answers = {
      save_exam_answer: (call) => (call.args['sequence'] === 1 ? refusal('exam_out_of_order') : took(call)),
      read_exam_paper: () => ({ body: theirs }),
    };
    const connection = watchConnection();
    exam.move({ type: 'answer', option: 2 });
    await settled(() => expect(exam.playing()?.attempt.waiting).toEqual([]));
    expect(sequences().map(([, sequence]) => sequence)).toEqual([1, 4]);
    expect(exam.playing()?.attempt.answers).toEqual([2, -1, -1, 0]);
    expect([...connection]).toEqual(['reached']);
  });

  test('sets the clock by the time of the server', async () => {
    const later = startedAt + 100_000;
    answers['save_exam_answer'] = ({ args }) => ({
      body: { ...facts, now: later, lastSequence: args['sequence'] },
    });
    exam.move({ type: 'answer', option: 2 });
    await settled(() => expect(exam.playing()?.attempt.waiting).toEqual([]));
    expect(exam.playing()?.attempt.clock.now).toBeGreaterThanOrEqual(later);
  });

  test('that is confirmed after another exam came on screen leaves that one alone', async () => {
    let other: unknown;
    answers['save_exam_answer'] = (call) => {
      other ??= showAnother();
      return took(call);
    };
    exam.move({ type: 'answer', option: 2 });
    await settled(() => expect(other).toBeDefined());
    await exam.deliver();
    expect(exam.playing()?.attempt).toEqual(other);
  });

  test('that was overtaken before another exam came on screen leaves that one alone', async () => {
    let other: unknown;
    answers = {
      save_exam_answer: () => refusal('exam_out_of_order'),
      read_exam_paper: () => {
        other ??= showAnother();
        return { body: makePaper(4, { lastSequence: 3, now: startedAt + 100_000 }) };
      },
    };
    exam.move({ type: 'answer', option: 2 });
    await settled(() => expect(other).toBeDefined());
    await exam.deliver();
    expect(exam.playing()?.attempt).toEqual(other);
  });

  test('that comes too late for an exam that has left the screen does not hand in the one that is there', async () => {
    let other: unknown;
    answers['save_exam_answer'] = () => {
      other ??= showAnother();
      return refusal('exam_late');
    };
    exam.move({ type: 'answer', option: 2 });
    await settled(() => expect(other).toBeDefined());
    await exam.deliver();
    expect(calls.map(({ name }) => name)).toEqual(['save_exam_answer']);
    expect(exam.playing()?.attempt).toEqual(other);
  });

  test.each([
    ['finished', finished],
    ['gone', { ...facts, state: 'abandoned' }],
  ])('to an exam that has ended elsewhere shows it as %s', async (phase, body) => {
    answers['save_exam_answer'] = ({ args }) => ({ body: { ...body, lastSequence: args['sequence'] } });
    exam.move({ type: 'answer', option: 2 });
    await settled(() => expect(exam.state.getState().phase).toBe(phase));
    expect(storedExam('learner')).toBeNull();
  });

  test('that comes too late ends the exam, and the screen shows how many did not count', async () => {
    answers = { save_exam_answer: () => refusal('exam_late'), finish_exam: () => ({ body: finished }) };
    exam.move({ type: 'answer', option: 2 });
    await settled(() =>
      expect(exam.state.getState()).toMatchObject({
        phase: 'finished',
        result: { score: 2, isTimeUp: true, late: 1 },
      }),
    );
    expect(storedExam('learner')).toBeNull();
  });

  test.each(['exam_abandoned', 'exam_not_found'])(
    'to an exam that is gone (%s) leaves nothing behind',
    async (hint) => {
      answers = { save_exam_answer: () => refusal(hint) };
      exam.move({ type: 'answer', option: 2 });
      await settled(() => expect(exam.state.getState()).toEqual({ phase: 'gone' }));
      expect(storedExam('learner')).toBeNull();
    },
  );

  test('that the server will never take in does not hold up the next one', async () => {
    answers = {
      save_exam_answer: (call, nth) => (nth === 1 ? refusal('exam_invalid', 422) : took(call)),
      read_exam_paper: () => ({ body: makePaper() }),
    };
    exam.move({ type: 'answer', option: 2 });
    exam.move({ type: 'go-to', position: 1 });
    exam.move({ type: 'answer', option: 3 });
    await settled(() => expect(exam.playing()?.attempt.waiting).toEqual([]));
    expect(calls.at(-1)).toMatchObject({ args: { question: 2, choice: 3, sequence: 1 } });
    expect(new Set(calls.map(({ name }) => name))).toEqual(new Set(['save_exam_answer', 'read_exam_paper']));
  });
});

describe('handing in', () => {
  test('waits for every answer, then gives the result of the server', async () => {
    answers['finish_exam'] = () => ({ body: { ...finished, isTimeUp: false } });
    for (const position of [0, 1, 2]) {
      exam.move({ type: 'go-to', position });
      exam.move({ type: 'answer', option: position });
    }
    exam.move({ type: 'finish' });
    await settled(() =>
      expect(exam.state.getState()).toMatchObject({ phase: 'finished', result: { score: 2, late: 0 } }),
    );
    expect(calls.map(({ name }) => name)).toEqual([
      ...Array<string>(3).fill('save_exam_answer'),
      'finish_exam',
    ]);
    expect(calls.at(-1)?.args).toEqual({ exam_id: EXAM_ID, sequence: 3, part: 1 });
  });

  const countNotSavedToasts = () =>
    toasts.getState().filter(({ variant }) => variant === 'destructive').length;

  test('that the server refuses is reported once, and delivery continues', async () => {
    answers['finish_exam'] = (_call, nth) =>
      nth <= 2 ? { status: 503, body: { message: 'down' } } : { body: finished };
    exam.move({ type: 'finish' });
    await settled(() => expect(countNotSavedToasts()).toBe(1));
    await exam.deliver();
    await exam.deliver();
    expect([exam.state.getState().phase, countNotSavedToasts()]).toEqual(['finished', 1]);
  });

  test('without a connection is not reported as a fault', async () => {
    exam.move({ type: 'finish' });
    await settled(() => expect(exam.playing()?.connection).toBe('lost'));
    expect(countNotSavedToasts()).toBe(0);
  });

  test('is what is reported: an answer that fails before it just waits', async () => {
    answers['save_exam_answer'] = () => ({ status: 503, body: { message: 'down' } });
    exam.move({ type: 'answer', option: 2 });
    await settled(() => expect(exam.playing()?.connection).toBe('lost'));
    expect(countNotSavedToasts()).toBe(0);
  });

  test('goes on by itself when the server is back', async () => {
    answers['finish_exam'] = (_call, nth) =>
      nth === 1 ? { status: 503, body: { message: 'down' } } : { body: finished };
    exam.move({ type: 'finish' });
    await settled(() => expect(exam.state.getState().phase).toBe('finished'));
    expect([calls.length, countNotSavedToasts()]).toEqual([2, 1]);
  });

  test('that another device was quicker with is no fault', async () => {
    answers['finish_exam'] = (_call, nth) => (nth === 1 ? refusal('exam_finished') : { body: finished });
    exam.move({ type: 'finish' });
    await settled(() => expect(exam.state.getState().phase).toBe('finished'));
    expect(countNotSavedToasts()).toBe(0);
  });

  test('is not forgotten by a page that is loaded again', async () => {
    exam.move({ type: 'finish' });
    await settled(() => expect(exam.playing()?.connection).toBe('lost'));
    exam.close();
    answers = { follow_exam: () => ({ body: facts }), finish_exam: () => ({ body: finished }) };
    const later = createExam();
    later.open(examSource({ learner: 'learner', live: null }));
    await settled(() => expect(later.state.getState().phase).toBe('finished'));
  });

  test('happens once, however often it is asked for', async () => {
    answers['finish_exam'] = () => ({ body: finished });
    exam.move({ type: 'finish' });
    exam.move({ type: 'finish' });
    await exam.deliver();
    await settled(() => expect(exam.state.getState().phase).toBe('finished'));
    expect(calls.map(({ name }) => name)).toEqual(['finish_exam']);
  });
});

describe('a part of a mock', () => {
  const both = [
    { questionCount: 4, minutes: 192, passPercent: 62, startedAt, endedAt: null },
    { questionCount: 2, minutes: 48, passPercent: 66, startedAt: null, endedAt: null },
  ];
  const mock = { ...facts, kind: 'mock', parts: both };
  const inBreak = { ...mock, breakUntil: deadline, parts: [{ ...both[0], endedAt: startedAt }, both[1]] };
  const inSecond = { ...mock, part: 2, parts: [both[0], { ...both[1], startedAt }] };
  const ended = () => {
    const state = exam.state.getState();
    return state.phase === 'finished' ? state.result : null;
  };

  /** Shows one part, with its questions alone. */
  const showPart = (shown: 1 | 2) => {
    const attempt = makeAttempt(shown === 1 ? 4 : 2);
    const clock = { ...attempt.clock, page: 'now', monotonic: performance.now(), wall: Date.now() };
    return show({
      ...attempt,
      kind: 'mock',
      id: '1c7f4d8f-63b2-4e1f-8d2c-8b3f5e7d9ca1',
      part: shown,
      partCount: 2,
      firstQuestion: shown === 1 ? 1 : 5,
      clock,
    });
  };
  const same = { id: '1c7f4d8f-63b2-4e1f-8d2c-8b3f5e7d9ca1' };

  test('numbers its questions through all parts', async () => {
    await showPart(2);
    answers['save_exam_answer'] = () => ({ body: { ...inSecond, ...same, lastSequence: 1 } });
    exam.move({ type: 'answer', option: 2 });
    await settled(() => expect(exam.playing()?.attempt.waiting).toEqual([]));
    expect(calls[0]?.args).toMatchObject({ question: 5, choice: 2 });
  });

  test('is handed in as itself, and a break follows', async () => {
    await showPart(1);
    answers['finish_exam'] = () => ({ body: { ...inBreak, ...same } });
    exam.move({ type: 'finish' });
    await settled(() => expect(ended()).toMatchObject({ state: 'live', breakUntil: deadline, late: 0 }));
    expect(calls[0]?.args).toMatchObject({ part: 1 });
    expect(storedExam('learner')).toBeNull();
  });

  test('that another device ended leaves the screen, which shows how many answers came too late', async () => {
    await showPart(1);
    answers = {
      save_exam_answer: () => refusal('exam_part_closed'),
      finish_exam: () => ({ body: { ...inBreak, ...same } }),
    };
    exam.move({ type: 'answer', option: 2 });
    await settled(() => expect(ended()).toMatchObject({ state: 'live', late: 1 }));
  });

  test.each([
    ['a break', inBreak],
    ['the next part', inSecond],
  ])('goes to %s that the server reports', async (_case, next) => {
    await showPart(1);
    answers = { follow_exam: () => ({ body: { ...next, ...same } }) };
    await exam.synchronize();
    expect(ended()).toMatchObject({ state: 'live', part: next.part });
  });

  test('that is found to be over by an answer that came out of order leaves the screen', async () => {
    await showPart(1);
    answers = {
      save_exam_answer: () => refusal('exam_out_of_order'),
      read_exam_paper: () => ({ body: { ...makePaper(4), ...inBreak, ...same } }),
    };
    exam.move({ type: 'answer', option: 2 });
    await settled(() => expect(ended()).toMatchObject({ state: 'live', breakUntil: deadline, late: 1 }));
  });

  test('leaves the next one alone that another tab has stored', async () => {
    await showPart(1);
    const second = { ...makeAttempt(2), ...same, part: 2, partCount: 2, firstQuestion: 5 };
    storedExams.store(second);
    answers['finish_exam'] = () => ({ body: { ...inSecond, ...same } });
    exam.move({ type: 'finish' });
    await settled(() => expect(ended()).not.toBeNull());
    expect(storedExam('learner')).toMatchObject({ part: 2 });
  });
});
