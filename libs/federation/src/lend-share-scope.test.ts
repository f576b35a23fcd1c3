import { expect, test } from 'vitest';
import { lendShareScope } from './lend-share-scope.ts';

type Options = Parameters<typeof lendShareScope>[0];

/** What the runtime passes to a remote, reduced to what matters here. */
function handedOver() {
  const react = { version: '19.3.1', get: () => null };
  const scope = { react: { '19.3.1': react } };
  const remoteEntryInitOptions = Object.defineProperty({ version: '1.0.0' }, 'shareScopeMap', {
    value: { default: scope },
    enumerable: false,
  });
  return {
    react,
    scope,
    options: { shareScope: scope, initScope: [], remoteEntryInitOptions } as unknown as Options,
  };
}

test('gives a remote the very modules of the host', () => {
  const { react, options } = handedOver();
  expect(lendShareScope(options, {}).shareScope.react?.['19.3.1']).toBe(react);
});

test('keeps what a remote offers from everybody else', () => {
  const { scope, options } = handedOver();
  const { shareScope } = lendShareScope(options, {});
  Object.assign(shareScope.react ?? {}, { '19.99.0': {} });
  Object.assign(shareScope, { lodash: {} });
  expect(scope).toEqual({ react: { '19.3.1': scope.react['19.3.1'] } });
});

test('hands the same list over on both ways, and the second stays out of what is passed on', () => {
  const { options } = handedOver();
  const { shareScope, remoteEntryInitOptions } = lendShareScope(options, {});
  expect(remoteEntryInitOptions.shareScopeMap?.default).toBe(shareScope);
  expect(Object.keys(remoteEntryInitOptions)).toEqual(['version']);
});

test('gives a remote the version of its range, of a library that the host offers in two', () => {
  const { scope, options } = handedOver();
  Object.assign(scope, { host: { '0.2.0': { version: '0.2.0' }, '0.1.3': { version: '0.1.3' } } });
  const versionsFor = (required: Record<string, string>) =>
    Object.keys(lendShareScope(options, required).shareScope.host ?? {});
  expect(versionsFor({ host: '^0.1.2' })).toEqual(['0.1.3']);
  expect(versionsFor({ host: '^0.2.0' })).toEqual(['0.2.0']);
  expect(versionsFor({})).toEqual(['0.2.0', '0.1.3']);
});
