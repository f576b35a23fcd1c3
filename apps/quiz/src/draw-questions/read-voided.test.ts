// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

/** What the server answers; null while it cannot be reached. */
let list: unknown;
const network = vi.fn<typeof fetch>(async () => {
  if (list === null) throw new TypeError('Failed to fetch');
  return Response.json(list);
});

/** A page, with or without accounts. */
async function openPage(accounts = true) {
  vi.resetModules();
  const { configureBackend } = await import('@revisoins/auth/hosting');
  configureBackend({ apiUrl: 'https://backend.test', publishableKey: 'key', fetch: network });
  const { limitCapabilities } = await import('@revisoins/host/hosting');
  limitCapabilities({ accounts });
  const { readVoided } = await import('./read-voided.ts');
  return readVoided();
}
const taken = { id: 'calc-volume-01', version: 1 };

beforeEach(() => {
  localStorage.clear();
  network.mockClear();
  list = [taken];
});

test('names what the server took out, in the version that it took out', async () => {
  const isVoided = await openPage();
  expect([
    isVoided(taken),
    isVoided({ ...taken, version: 2 }),
    isVoided({ id: 'c01-001', version: 1 }),
  ]).toEqual([true, false, false]);
});

test('a device without a connection goes by what it read last', async () => {
  list = null;
  expect((await openPage())(taken)).toBe(false);
  list = [taken];
  await openPage();
  list = null;
  expect((await openPage())(taken)).toBe(true);
});

test('a list of another shape changes nothing', async () => {
  await openPage();
  list = { message: 'no' };
  expect((await openPage())(taken)).toBe(true);
});

test('a page without accounts asks no server', async () => {
  await openPage(false);
  expect(network).not.toHaveBeenCalled();
});
