import { createInstance } from '@module-federation/enhanced/runtime';
import { describe, expect, test } from 'vitest';
import { lendShareScope } from './lend-share-scope.ts';
import { offerEarlier, type EarlierLibrary } from './offer-earlier.ts';
import { ownShareScope } from './own-share-scope.ts';

type Options = Parameters<typeof lendShareScope>[0];

/** A host that runs 0.2.0 of a library and offers 0.1.3 beside it. */
function host(name: string, earlier: EarlierLibrary) {
  const shared = {
    library: {
      version: '0.2.0',
      scope: 'default',
      shareConfig: { singleton: true, strictVersion: true, requiredVersion: '^0.2.0' },
      lib: () => 'of now',
    },
  };
  const { shareScopeMap } = createInstance({ name, remotes: [], shared, shareStrategy: 'loaded-first' });
  offerEarlier(shareScopeMap, [earlier]);
  ownShareScope(shareScopeMap);
  return shareScopeMap;
}

/** What a remote of this host receives, as its container asks for it. `lend` filters it. */
async function taken(
  name: string,
  range: string,
  earlier: EarlierLibrary,
  lend = lendShareScope,
): Promise<unknown> {
  const scopes = host(name, earlier);
  const handedOver = {
    shareScope: scopes['default'],
    initScope: [],
    remoteEntryInitOptions: { version: '', shareScopeMap: scopes },
  };
  const { shareScope } = lend(handedOver as unknown as Options, { library: range });
  const remote = createInstance({
    name: `${name}_remote`,
    remotes: [],
    shared: {},
    shareStrategy: 'loaded-first',
  });
  remote.initShareScopeMap('default', shareScope, { hostShareScopeMap: scopes });
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion: range };
  const factory = await remote.loadShare<string>('library', { customShareInfo: { shareConfig } });
  return factory && factory();
}

const facts = { name: 'library', version: '0.1.3' };

test('the runtime alone gives a singleton in its newest version or nothing: the reason for all this', async () => {
  await expect(
    taken('alone', '^0.1.2', { ...facts, library: 'earlier' }, (options) => options),
  ).rejects.toThrow('does not satisfy the requirement');
});

describe.each([
  ['at hand', { ...facts, library: 'earlier' }],
  ['loaded when it is needed', { ...facts, load: () => Promise.resolve('earlier') }],
])('an earlier version that is %s', (how, earlier) => {
  test.each([
    ['the earlier version', '^0.1.2', 'earlier'],
    ['the version of now', '^0.2.0', 'of now'],
  ])('a remote that was built against %s gets it, as a singleton', async (what, range, library) => {
    expect(await taken(`${how} ${what}`.replaceAll(' ', '_'), range, earlier)).toBe(library);
  });
});

test('an earlier version of what the host does not have is refused', () => {
  const { shareScopeMap } = createInstance({ name: 'empty', remotes: [], shared: {} });
  expect(() => offerEarlier(shareScopeMap, [{ name: 'library', version: '0.1.0', library: {} }])).toThrow(
    'has no library',
  );
});
