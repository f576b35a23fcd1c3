import type { Run } from './results.schema.ts';

const durations = { count: 500, p50: 40, p95: 90, p99: 120, most: 200 };

/** A calm run that keeps every goal. */
export const calmRun: Run = {
  id: 'postgresql',
  date: '2026-11-22T19:00:00.000Z',
  commit: 'abc',
  changed: false,
  machine: {
    processor: 'One',
    processors: 2,
    memory: 16,
    node: '24.0.0',
    database: 'PostgreSQL 15.18',
    load: [0.5, 1.5],
  },
  conditions: { learners: 500, arrival: 60, startsWithin: 10, answers: 20, every: 5 },
  note: '',
  steps: { start: { ...durations, p95: 2000 }, save: { ...durations, p95: 250 } },
  requests: { sent: 15_000, unavailable: 0, unreachable: 0, errors: {} },
  phases: [
    {
      name: 'answers',
      seconds: 95,
      processors: { generator: 0.1, stack: 0.5, functions: null, database: 0.4 },
    },
  ],
  kills: [],
  compared: { acknowledged: 13_000, lost: [], doubled: [] },
};
