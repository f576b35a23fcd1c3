import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startClock, type ClockReading } from '../clock/clock.ts';
import { UNANSWERED } from '../scoring/answer.ts';
import { createAttemptStore, type AttemptDelivery, type AttemptPorts } from './attempt-store.ts';
import type { RunningAttempt } from './attempt-state.ts';

/** As long as a busy machine needs. */
const eventually = (look: () => unknown) => vi.waitFor(look, { timeout: 30_000 });

interface Exercise extends RunningAttempt {
  /** What has not been delivered: positions, and -1 to hand it in. */
  readonly waiting?: readonly number[];
}

/** The device's clocks, in ms. */
let device: ClockReading;
let serverTime: number | undefined;
let stored: Map<string, Exercise>;
let otherTab: (attempt: Exercise | null) => void;
const finished = vi.fn<(attempt: Exercise) => void>();
const asked = vi.fn();
const sent = vi.fn();

const later = (ms: number) => {
  device = { ...device, monotonic: device.monotonic + ms, wall: device.wall + ms };
};
const reload = (page: string) => {
  device = { ...device, page, monotonic: 0 };
};

const start = (changes: Partial<Exercise> = {}): Exercise => ({
  id: 'one',
  answers: [UNANSWERED, UNANSWERED],
  position: 0,
  startedAt: 0,
  deadline: 60_000,
  clock: startClock({ ...device, reference: 0 }),
  ...changes,
});

type Ports = AttemptPorts<Exercise, Exercise>;

function createExercise(ports: Pick<Ports, 'keys'> & Partial<Ports>) {
  const store = createAttemptStore<Exercise, Exercise, string>({
    storage: {
      store: (attempt) => void stored.set(attempt.id, attempt),
      forget: ({ id }) => void stored.delete(id),
      follow(_attempt, onChange) {
        otherTab = onChange;
        return () => {
          otherTab = () => undefined;
        };
      },
    },
    read: (reference) => (reference === undefined ? device : { ...device, reference }),
    async askServer() {
      asked();
      if (serverTime !== undefined) store.setTime(serverTime);
    },
    ...ports,
  } as Ports);
  return store;
}

const inBrowser = () =>
  createExercise({
    keys: 'browser',
    result: (attempt) => (attempt.finished ? attempt : null),
    onFinished: finished,
  });

const delivery: AttemptDelivery<Exercise> = {
  enqueue: (before, after) =>
    after.answers === before.answers
      ? after
      : { ...after, waiting: [...(after.waiting ?? []), after.position] },
  handIn: (attempt) => ({ ...attempt, waiting: [...(attempt.waiting ?? []), -1] }),
  isHandingIn: ({ waiting = [] }) => waiting.includes(-1),
  flush: async () => sent(),
};
const onServer = () => createExercise({ keys: 'server', delivery });

type Opened = ReturnType<typeof createExercise>;
const resume = (store: Opened, attempt: Exercise) =>
  store.open({ resume: () => attempt, load: async () => ({ failure: 'none' }) });
const phase = (store: Opened) => store.state.getState().phase;
const left = (store: Opened) => {
  const attempt = store.playing()?.attempt;
  return attempt && (attempt.deadline ?? 0) - attempt.clock.now;
};

beforeEach(() => {
  device = { page: 'p1', monotonic: 0, wall: 0 };
  serverTime = undefined;
  stored = new Map();
  vi.resetAllMocks();
});

describe('an attempt that opens', () => {
  test('shows at once when it is on the device, and asks the server for the time', async () => {
    const store = inBrowser();
    serverTime = 20_000;
    resume(store, start());
    expect(phase(store)).toBe('playing');
    await eventually(() => expect(left(store)).toBe(40_000));
  });

  test('reports that it is shown only once it is', async () => {
    const store = inBrowser();
    const phases: string[] = [];
    store.open({ load: async () => ({ attempt: start(), onShown: () => phases.push(phase(store)) }) });
    expect(phase(store)).toBe('opening');
    await eventually(() => expect(phases).toEqual(['playing']));
    expect(stored.get('one')).toEqual(start());
    expect(asked).not.toHaveBeenCalled();
  });

  test('can be opened again after a failure, and only then', async () => {
    const store = inBrowser();
    const load = vi.fn(async () => ({ failure: 'no-questions' }));
    store.open({ load });
    store.open({ load });
    await eventually(() =>
      expect(store.state.getState()).toEqual({ phase: 'failed', failure: 'no-questions' }),
    );
    expect(load).toHaveBeenCalledOnce();
    resume(store, start());
    resume(store, start({ id: 'two' }));
    expect(store.playing()?.attempt.id).toBe('one');
  });

  test('does not show on a screen that has closed meanwhile, whose request is aborted', async () => {
    const store = inBrowser();
    const answer = Promise.withResolvers<{ attempt: Exercise }>();
    let aborted: AbortSignal | undefined;
    store.open({
      load: (signal) => {
        aborted = signal;
        return answer.promise;
      },
    });
    await eventually(() => expect(aborted).toBeDefined());
    store.close();
    answer.resolve({ attempt: start() });
    await answer.promise;
    await eventually(() => expect(aborted?.aborted).toBe(true));
    expect([phase(store), stored.size]).toEqual(['opening', 0]);
  });

  test('requests nothing for a screen that is left at once', async () => {
    const store = inBrowser();
    const load = vi.fn(async () => ({ attempt: start() }));
    store.open({ load });
    store.close();
    store.open({ load });
    await eventually(() => expect(phase(store)).toBe('playing'));
    expect(load).toHaveBeenCalledOnce();
  });
});

describe('where the keys are in the browser', () => {
  test('every move is on the device, and the last one finishes the attempt once', () => {
    const store = inBrowser();
    resume(store, start());
    store.move({ type: 'answer', option: 2 });
    expect(stored.get('one')?.answers).toEqual([2, UNANSWERED]);
    store.move({ type: 'finish' });
    store.move({ type: 'finish' });
    expect(phase(store)).toBe('finished');
    expect(finished).toHaveBeenCalledOnce();
    expect(stored.get('one')?.finished).toEqual({ at: 0, isTimeUp: false });
  });

  test('a refused move changes nothing', () => {
    const store = inBrowser();
    resume(store, start());
    const before = store.state.getState();
    store.move({ type: 'next' });
    expect(store.state.getState()).toBe(before);
  });

  test('time that is up ends it, even in doubt: offline the estimate counts', () => {
    const store = inBrowser();
    resume(store, start());
    reload('p2');
    later(61_000);
    store.tick();
    expect(finished.mock.lastCall?.[0].finished).toEqual({ at: 60_000, isTimeUp: true });
  });

  test('another tab can move it, finish it or remove it', () => {
    const store = inBrowser();
    resume(store, start());
    otherTab(start({ answers: [3, UNANSWERED] }));
    expect(store.playing()?.attempt.answers).toEqual([3, UNANSWERED]);
    otherTab(null);
    expect(phase(store)).toBe('gone');
    otherTab(start());
    expect(phase(store)).toBe('gone');
  });

  test('without a deadline its time rests while it is out of sight, and the server is not asked', () => {
    const store = inBrowser();
    resume(store, start({ deadline: null }));
    later(10_000);
    store.rest();
    later(3_600_000);
    store.wake();
    later(5_000);
    store.move({ type: 'answer', option: 1 });
    store.tick();
    expect(store.playing()?.attempt.clock.now).toBe(15_000);
    expect(asked).not.toHaveBeenCalled();
  });

  test('that is discarded leaves nothing behind, and that is closed stays', () => {
    const store = inBrowser();
    resume(store, start());
    store.discard();
    expect([phase(store), stored.size]).toEqual(['opening', 0]);
    const other = inBrowser();
    resume(other, start());
    other.close();
    expect([phase(other), stored.size]).toEqual(['opening', 1]);
  });
});

describe('where the keys are on the server', () => {
  test('a changed answer is queued with the attempt and sent; another move is not', () => {
    const store = onServer();
    resume(store, start());
    store.move({ type: 'go-to', position: 1 });
    expect(sent).not.toHaveBeenCalled();
    store.move({ type: 'answer', option: 0 });
    expect(stored.get('one')).toMatchObject({ answers: [UNANSWERED, 0], waiting: [1] });
    expect(sent).toHaveBeenCalledOnce();
  });

  test('finishing hands it in and freezes it; it ends when the server confirms', () => {
    const store = onServer();
    resume(store, start());
    store.move({ type: 'finish' });
    store.move({ type: 'finish' });
    store.move({ type: 'answer', option: 0 });
    expect(store.playing()?.attempt).toMatchObject({ answers: [UNANSWERED, UNANSWERED], waiting: [-1] });
    expect(sent).toHaveBeenCalledOnce();
    store.end('another', start());
    expect(phase(store)).toBe('playing');
    store.end('one', start());
    expect([phase(store), stored.size]).toEqual(['finished', 0]);
  });

  test('is gone when the server ends it without a result', () => {
    const store = onServer();
    resume(store, start());
    store.end('one', null);
    expect([phase(store), stored.size]).toEqual(['gone', 0]);
  });

  test('hands nothing in while it is doubtful whether time is up, until the server has given its time', async () => {
    const store = onServer();
    resume(store, start());
    await eventually(() => expect(sent).toHaveBeenCalled());
    reload('p2');
    later(61_000);
    store.tick();
    expect(store.playing()?.attempt.waiting).toBeUndefined();
    await eventually(() => expect(sent).toHaveBeenCalledTimes(1));
    later(3000);
    serverTime = 59_000;
    store.tick();
    await eventually(() => expect(left(store)).toBe(1000));
    later(1000);
    store.tick();
    expect(store.playing()?.attempt.waiting).toEqual([-1]);
  });

  test('a server that does not answer is asked every three seconds, once at a time', async () => {
    const store = onServer();
    resume(store, start());
    await eventually(() => expect(sent).toHaveBeenCalled());
    reload('p2');
    const pause = () => new Promise<void>((resolve) => queueMicrotask(resolve));
    for (let quarters = 0; quarters < 24; quarters += 1) {
      later(250);
      store.tick();
      await pause();
    }
    expect(asked.mock.calls.length - 1).toBe(2);
  });

  test('keeps what is known of the connection through its moves', () => {
    const store = onServer();
    resume(store, start());
    store.setConnection('lost');
    store.move({ type: 'answer', option: 0 });
    expect(store.playing()?.connection).toBe('lost');
  });
});
