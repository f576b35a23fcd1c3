// @vitest-environment happy-dom
import { registrySeal } from '@revisoins/contracts/registry-seal';
import { describe, expect, test } from 'vitest';
import { readInlinedRegistry, readRegistry } from './read-registry.ts';
import { makeRegistry } from './registry.fixture.ts';

interface RawRemote {
  default: string;
  versions: Record<string, { declaration: object }>;
}
type Raw = { remotes: { quiz: RawRemote } };

const sound = makeRegistry({ quiz: {}, account: {} }) as Raw;

/** A registry with two versions of quiz; those in `unknown` have an unknown contract. */
function withUnknown(unknown: readonly string[], shape: object): Raw {
  const raw = makeRegistry({ quiz: { versions: ['2.0.0', '1.0.0'], ...shape }, account: {} }) as Raw;
  for (const version of unknown)
    Object.assign(raw.remotes.quiz.versions[version]?.declaration ?? {}, { contract: 9 });
  return raw;
}

test('reads a sound registry whole', () => {
  expect(readRegistry(sound)).toEqual({ registry: sound, sound: true, refused: [] });
});

test('leaves out a remote with an unknown contract, reports why, and keeps the others', () => {
  const read = readRegistry(withUnknown(['1.0.0', '2.0.0'], {}));
  expect(Object.keys(read.registry.remotes)).toEqual(['account']);
  const reason = 'declaration.contract: contract 9 is not one that this host knows (1)';
  expect(read.refused).toEqual([
    { remote: 'quiz', version: '2.0.0', reason },
    { remote: 'quiz', version: '1.0.0', reason },
    { remote: 'quiz', reason: expect.stringContaining('listed under `versions`') },
  ]);
});

test('takes the last known good version when the default has a contract that it does not know', () => {
  const read = readRegistry(withUnknown(['2.0.0'], { lastKnownGood: '1.0.0' }));
  expect(read.registry.remotes.quiz).toMatchObject({ default: '1.0.0', lastKnownGood: '1.0.0', traffic: {} });
  expect(read.refused).toMatchObject([{ remote: 'quiz', version: '2.0.0' }]);
});

test('keeps a default that it knows, whatever the last known good version', () => {
  const read = readRegistry(withUnknown([], { lastKnownGood: '1.0.0' }));
  expect(read.registry.remotes.quiz).toMatchObject({ default: '2.0.0', lastKnownGood: '1.0.0' });
});

test('takes no last known good version that it does not know', () => {
  const read = readRegistry(withUnknown(['1.0.0'], { lastKnownGood: '1.0.0' }));
  expect(read.registry.remotes.quiz).toMatchObject({ default: '2.0.0' });
  expect(read.registry.remotes.quiz).not.toHaveProperty('lastKnownGood');
  expect(read.refused).toMatchObject([{ remote: 'quiz', version: '1.0.0' }]);
});

test.each([
  [{ default: 3, lastKnownGood: '1.0.0' }, '1.0.0'],
  [{ default: '9.0.0', lastKnownGood: '1.0.0' }, '1.0.0'],
])('with %o runs what it knows', (changes, version) => {
  const raw = withUnknown([], {});
  Object.assign(raw.remotes.quiz, changes);
  expect(readRegistry(raw).registry.remotes.quiz?.default).toBe(version);
});

test('gives the share of a version that it does not know to the default', () => {
  const raw = makeRegistry({ quiz: { versions: ['1.0.0', '2.0.0'], traffic: { '2.0.0': 40 } } }) as Raw;
  Object.assign(raw.remotes.quiz.versions['2.0.0']?.declaration ?? {}, { contract: 9 });
  expect(readRegistry(raw).registry.remotes.quiz).toMatchObject({ default: '1.0.0', traffic: {} });
});

test.each([
  [undefined],
  [null],
  ['text'],
  [[]],
  [{}],
  [{ schema: 2, remotes: {} }],
  [{ schema: 1, remotes: [] }],
])('takes %o for no registry', (raw) => {
  expect(readRegistry(raw)).toEqual({ registry: { schema: 1, remotes: {} }, sound: false, refused: [] });
});

test.each([[null], ['text'], [[]], [{ versions: 'all' }], [{ default: 3, versions: { '1.0.0': null } }]])(
  'leaves out %o as a remote',
  (remote) => {
    const read = readRegistry({ schema: 1, remotes: { quiz: remote } });
    expect(read).toMatchObject({ sound: true, registry: { remotes: {} } });
    expect(read.refused.at(-1)).toEqual({ remote: 'quiz', reason: expect.stringMatching(/./) });
  },
);

describe('in a page', () => {
  const unknown = JSON.stringify(withUnknown(['1.0.0', '2.0.0'], {}));
  const inPage = (text: string, seal?: string) => {
    const page = document.implementation.createHTMLDocument();
    page.body.innerHTML = `<script type="application/json" id="revisoins-registry">${text}</script>`;
    if (seal !== undefined)
      page.body.innerHTML += `<script type="application/json" id="revisoins-seal">${JSON.stringify(seal)}</script>`;
    return readInlinedRegistry(page);
  };

  test('is taken as it is when its seal says that these schemas have parsed it', () => {
    expect(inPage(unknown, registrySeal(unknown))).toEqual({
      registry: JSON.parse(unknown),
      sound: true,
      refused: [],
    });
  });

  test.each([
    ['without a seal', undefined],
    ['with the seal of another text', registrySeal(`${unknown} `)],
    ['with no seal at all in its place', ''],
  ])('is parsed %s', (_, seal) => {
    const { registry, refused } = inPage(unknown, seal);
    expect(Object.keys(registry.remotes)).toEqual(['account']);
    expect(refused).toHaveLength(3);
  });

  test.each(['', 'no JSON'])('is none when its text is "%s", whatever the seal', (text) => {
    expect(inPage(text, registrySeal(text)).sound).toBe(false);
  });
});
