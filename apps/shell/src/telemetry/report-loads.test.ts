import type { LoadResult, RemoteLoader } from '@revisoins/federation';
import { sendTelemetryTo, type TelemetryEvent } from '@revisoins/host/hosting';
import { expect, test } from 'vitest';
import { reportLoads } from './report-loads.ts';

const failure = {
  remote: 'quiz',
  version: '1.1.0',
  reason: 'timeout',
  message: 'quiz 1.1.0: no answer within 6 s',
} as const;
const loaded = (more: object = {}) =>
  ({ status: 'loaded', value: 1, version: '1.0.0', failures: [], ...more }) as const;

/** The events of two loads with this result. */
async function reportedEvents(result: LoadResult<unknown>): Promise<TelemetryEvent[]> {
  const events: TelemetryEvent[] = [];
  sendTelemetryTo((event) => events.push(event));
  const loader = {
    load: async () => result,
    version: () => ({ base: 'https://quiz.example/remotes/quiz/1.0.0/' }),
  } as unknown as RemoteLoader;
  const reporting = reportLoads(loader);
  expect(await reporting.load('quiz', async () => 1)).toBe(result);
  await reporting.load('quiz', async () => 1);
  return events;
}

const phases = { entry: expect.any(Number), files: expect.any(Number) };

test('reports the first load of a version, with its phases', async () => {
  expect(await reportedEvents(loaded())).toEqual([
    { type: 'remote-loaded', remote: 'quiz', version: '1.0.0', phases },
  ]);
});

test('each failure is reported', async () => {
  const failed = { type: 'remote-failed', remote: 'quiz', version: '1.1.0', reason: 'timeout' };
  expect(await reportedEvents({ status: 'failed', failure })).toEqual([failed, failed]);
});

test('reports which version replaced another, and why', async () => {
  const [failed, fellBack, first] = await reportedEvents(loaded({ failures: [failure] }));
  expect(failed).toEqual({ type: 'remote-failed', remote: 'quiz', version: '1.1.0', reason: 'timeout' });
  expect(fellBack).toEqual({
    type: 'remote-fell-back',
    remote: 'quiz',
    version: '1.0.0',
    from: '1.1.0',
    reason: 'timeout',
  });
  expect(first).toMatchObject({ type: 'remote-loaded', version: '1.0.0' });
});
