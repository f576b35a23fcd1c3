import { performance } from 'node:perf_hooks';
import bcrypt from 'bcryptjs';
import { beforeAll, expect, test } from 'vitest';
import { hashInThreads } from './hash-in-threads.ts';

beforeAll(hashInThreads);

test('a hash matches only its password, and has the requested cost', async () => {
  const hash = await bcrypt.hash('un mot de passe', 4);
  expect(bcrypt.getRounds(hash)).toBe(4);
  expect(await bcrypt.compare('un mot de passe', hash)).toBe(true);
  expect(await bcrypt.compare('un autre', hash)).toBe(false);
});

test('what is not a hash is not a match', async () =>
  expect(await bcrypt.compare('un mot de passe', 'nothing of the kind')).toBe(false));

test('nobody waits for somebody else’s password', async () => {
  const hash = await bcrypt.hash('un mot de passe', 10);
  const before = performance.eventLoopUtilization();
  await Promise.all(Array.from({ length: 8 }, () => bcrypt.compare('un mot de passe', hash)));
  // On the thread that answers, eight of them would use all of it.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});
