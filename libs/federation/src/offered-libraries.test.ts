import { expect, test, vi } from 'vitest';
import { offerLibraries } from './offered-libraries.ts';

const now = { name: 'library', version: '0.2.0', library: 'of now' };

test.each([
  ['at hand', { library: 'earlier' }],
  ['loaded when it is needed', { load: () => Promise.resolve('earlier') }],
])('a version that is %s stands beside the one of now', async (_, how) => {
  const { library = {} } = offerLibraries([now, { name: 'library', version: '0.1.3', ...how }])();
  expect(Object.keys(library)).toEqual(['0.2.0', '0.1.3']);
  expect((await library['0.1.3']?.get())?.()).toBe('earlier');
  expect((await library['0.2.0']?.get())?.()).toBe('of now');
});

test('a library is loaded once for all containers, and again after it failed', async () => {
  const load = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('no network'));
  load.mockResolvedValue('the library');
  const makeShareScope = offerLibraries([{ name: 'library', version: '1.0.0', load }]);
  const take = async () => (await makeShareScope().library?.['1.0.0']?.get())?.();
  await expect(take()).rejects.toThrow('no network');
  expect(await take()).toBe('the library');
  expect(await take()).toBe('the library');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what one container adds or replaces reaches no other', async () => {
  const makeShareScope = offerLibraries([now]);
  const scope = makeShareScope();
  const other = { get: async () => () => 'another', loaded: true, from: 'a remote' };
  scope.library = { '0.2.0': other, '9.0.0': other };
  const { library = {} } = makeShareScope();
  expect(Object.keys(library)).toEqual(['0.2.0']);
  expect((await library['0.2.0']?.get())?.()).toBe('of now');
});
