import { createInstance } from '@module-federation/enhanced/runtime';
import { expect, test } from 'vitest';
import { forgetFailedShares } from './forget-failed-shares.ts';

/** A runtime whose one shared library fails as long as there is no network. */
function runtime(name: string) {
  const network = { isUp: false };
  const get = () => (network.isUp ? Promise.resolve(() => 'the library') : Promise.reject(new Error('no network')));
  const shared = { library: { version: '1.0.0', scope: 'default', shareConfig: { requiredVersion: '^1.0.0' }, get } };
  const instance = createInstance({ name, remotes: [], shared });
  const load = () => instance.loadShare<string>('library');
  return { network, instance, load };
}

test('the runtime alone keeps a failed load: the reason for all this', async () => {
  const { network, load } = runtime('keeps');
  await expect(load()).rejects.toThrow('no network');
  network.isUp = true;
  await expect(load()).rejects.toThrow('no network');
});

test('a shared library that failed loads once the network is back', async () => {
  const { network, instance, load } = runtime('forgets');
  forgetFailedShares(instance.shareScopeMap);
  await expect(load()).rejects.toThrow('no network');
  await expect(load()).rejects.toThrow('no network');
  network.isUp = true;
  const factory = await load();
  expect(factory && factory()).toBe('the library');
});

test('what is there at once stays so', () => {
  const { instance } = runtime('eager');
  const share = instance.shareScopeMap['default']?.['library']?.['1.0.0'];
  if (!share) throw new Error('nothing is shared');
  const factory = () => 'eager';
  share.get = () => factory as never;
  forgetFailedShares(instance.shareScopeMap);
  expect(share.get()).toBe(factory);
});
