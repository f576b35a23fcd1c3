import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Row } from './database.ts';
import { runScheduledJobs } from './run-scheduled-jobs.ts';

const ran: string[] = [];
const lines: string[] = [];
const database = {
  query: (sql: string): Promise<Row[]> => {
    if (sql.includes('cron.job'))
      return Promise.resolve([{ command: 'select broken()' }, { command: 'select tidy()' }]);
    ran.push(sql);
    return sql.includes('broken') ? Promise.reject(new Error('on purpose')) : Promise.resolve([]);
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  ran.length = 0;
  lines.length = 0;
});
afterEach(() => vi.useRealTimers());

test('runs every job at once and each minute, whatever became of the one before, until it is ended', async () => {
  const end = runScheduledJobs(database, (line) => lines.push(line));
  await vi.advanceTimersByTimeAsync(0);
  expect(ran).toEqual(['select broken()', 'select tidy()']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ran).toHaveLength(4);
  expect(lines[0]).toContain('on purpose');
  end();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ran).toHaveLength(4);
});
