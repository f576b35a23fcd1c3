import { describe, expect, test, vi } from 'vitest';
import { offerLibraries } from './offered-libraries.ts';

const now = { name: 'library', version: '0.2.0', library: 'of now' };

describe.each([
  ['at hand', { library: 'earlier' }],
  ['loaded when it is needed', { load: () => Promise.resolve('earlier') }],
])('an earlier version that is %s', (_, how) => {
  const take = offerLibraries([now, { name: 'library', version: '0.1.3', ...how }]);

  test.each([
    ['the earlier version', '^0.1.2', 'earlier'],
    ['the version of now', '^0.2.0', 'of now'],
  ])('a remote that was built against %s gets it', async (__, range, library) => {
    expect(await take('library', range)).toBe(library);
  });
});

test('a library that the host does not have in that range is refused by name', async () => {
  const take = offerLibraries([now]);
  await expect(take('library', '^0.3.0')).rejects.toThrow('library ^0.3.0 is required, the host has 0.2.0');
  await expect(take('other', '^1.0.0')).rejects.toThrow('the host has none');
});

test('a library is loaded once, and again after it failed', async () => {
  const load = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('no network'));
  load.mockResolvedValue('the library');
  const take = offerLibraries([{ name: 'library', version: '1.0.0', load }]);
  await expect(take('library', '^1.0.0')).rejects.toThrow('no network');
  expect(await take('library', '^1.0.0')).toBe('the library');
  expect(await take('library', '^1.0.0')).toBe('the library');
  expect(load).toHaveBeenCalledTimes(2);
});

test('nobody adds anything to what the host offers', () => {
  const take = offerLibraries([now]);
  expect(() => Object.assign(take, { library: { '9.0.0': 'another' } })).toThrow(TypeError);
});
