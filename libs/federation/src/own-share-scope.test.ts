import { createInstance } from '@module-federation/enhanced/runtime';
import { expect, test } from 'vitest';
import { ownShareScope } from './own-share-scope.ts';

/**
 * A host whose only shared library fails while there is no network, and a remote that takes it from its own
 * copy of the scope.
 */
function runtime(name: string) {
  const network = { isUp: false };
  const get = () =>
    network.isUp ? Promise.resolve(() => 'the library') : Promise.reject(new Error('no network'));
  const shared = {
    library: { version: '1.0.0', scope: 'default', shareConfig: { requiredVersion: '^1.0.0' }, get },
  };
  const instance = createInstance({ name, remotes: [], shared });
  const remote = createInstance({ name: `${name}_remote`, remotes: [], shared: {} });
  const load = () => {
    const lent = Object.fromEntries(
      Object.entries(instance.shareScopeMap['default'] ?? {}).map(([library, versions]) => [
        library,
        { ...versions },
      ]),
    );
    remote.initShareScopeMap('default', lent, { hostShareScopeMap: instance.shareScopeMap });
    return remote.loadShare<string>('library', {
      customShareInfo: { shareConfig: { requiredVersion: '^1.0.0' } },
    });
  };
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
  ownShareScope(instance.shareScopeMap);
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
  ownShareScope(instance.shareScopeMap);
  expect(share.get()).toBe(factory);
});

test('nobody takes a library from the host, or another in its place', () => {
  const { instance } = runtime('owns');
  ownShareScope(instance.shareScopeMap);
  const scope = instance.shareScopeMap['default'];
  const versions = scope?.['library'];
  expect(() => delete versions?.['1.0.0']).toThrow(TypeError);
  expect(() => Object.assign(versions ?? {}, { '2.0.0': {} })).toThrow(TypeError);
  expect(() => delete scope?.['library']).toThrow(TypeError);
});
