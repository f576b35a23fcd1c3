import { registrySchema, type Registry } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import { registryFixture, versionFixture } from '../registry.fixture.ts';
import { noteChange, type Journal } from './journal.ts';
import { addVersion } from './add-version.ts';
import { knownRemote } from './known-remote.ts';
import { onlyCanary, promote } from './promote.ts';
import { prune } from './prune.ts';
import { rollBack } from './roll-back.ts';

const added = (registry: Registry, version: string, traffic: number) =>
  addVersion(registry, { version, traffic, registered: versionFixture('quiz', version) });
const quiz = (registry: Registry) => registrySchema.parse(registry).remotes.quiz;
const empty: Registry = { schema: 1, remotes: {} };
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** A site's history: each step is a registry, a day after the one before. */
function replay(...steps: ((registry: Registry) => Registry)[]): { registry: Registry; journal: Journal } {
  return steps.reduce(
    ({ registry, journal }, step, index) => {
      const after = step(registry);
      return { registry: after, journal: noteChange(journal, registry, after, day(index + 1)) };
    },
    { registry: empty, journal: {} as Journal },
  );
}

test('the first version of a remote is for everybody', () => {
  expect(quiz(added(empty, '1.0.0', 10))).toMatchObject({ default: '1.0.0', traffic: {} });
});

test('a further version gets its share and leaves the others theirs', () => {
  const registry = added(added(added(empty, '1.0.0', 10), '1.1.0', 10), '1.2.0', 20);
  expect(quiz(registry)).toMatchObject({ default: '1.0.0', traffic: { '1.1.0': 10, '1.2.0': 20 } });
});

test('a version that gets no traffic is listed all the same', () => {
  expect(quiz(added(registryFixture('quiz', ['1.0.0']), '1.1.0', 0))).toMatchObject({
    traffic: {},
    versions: { '1.1.0': {} },
  });
});

test('more than all of the traffic is refused, with the share that is left', () => {
  const registry = added(added(empty, '1.0.0', 0), '1.1.0', 60);
  expect(() => added(registry, '1.2.0', 50)).toThrow('Ask for 40 % at most');
});

test('all of the traffic makes a version the default, and the one before the last known good', () => {
  const registry = promote(
    registryFixture('quiz', ['1.0.0', '1.1.0', '1.2.0'], { traffic: { '1.1.0': 10, '1.2.0': 5 } }),
    'quiz',
    '1.1.0',
    100,
  );
  expect(quiz(registry)).toMatchObject({ default: '1.1.0', lastKnownGood: '1.0.0', traffic: {} });
});

test('no traffic ends a canary', () => {
  expect(
    quiz(
      promote(registryFixture('quiz', ['1.0.0', '1.1.0'], { traffic: { '1.1.0': 10 } }), 'quiz', '1.1.0', 0),
    )?.traffic,
  ).toEqual({});
});

test.each([
  ['a remote that is not published', 'exam', '1.0.0', 'published are quiz'],
  ['a version that is not published', 'quiz', '9.0.0', 'published are 1.0.0, 1.1.0'],
  ['a share for the default', 'quiz', '1.0.0', 'is the default'],
])('promote refuses %s', (_, name, version, sentence) => {
  expect(() => promote(registryFixture('quiz', ['1.0.0', '1.1.0']), name, version, 10)).toThrow(sentence);
});

test('promote without a version means the only canary, and asks when there are several', () => {
  const versions = ['1.0.0', '1.1.0', '1.2.0'];
  const remoteWith = (traffic: object) => knownRemote(registryFixture('quiz', versions, { traffic }), 'quiz');
  expect(onlyCanary(remoteWith({ '1.1.0': 10 }), 'quiz')).toBe('1.1.0');
  expect(() => onlyCanary(remoteWith({ '1.1.0': 10, '1.2.0': 10 }), 'quiz')).toThrow('Say which version');
});

test('rolling back ends the canaries first and leaves the default', () => {
  const { registry, journal } = replay(
    (before) => added(before, '1.0.0', 0),
    (before) => added(before, '1.1.0', 10),
  );
  const back = rollBack(registry, journal, 'quiz');
  expect(back).toMatchObject({ version: '1.0.0', withdrawn: ['1.1.0'] });
  expect(quiz(back.registry)).toMatchObject({ default: '1.0.0', traffic: {} });
});

test('rolling back without canaries returns to the last known good, and then to the one before', () => {
  const { registry, journal } = replay(
    (before) => added(before, '1.0.0', 0),
    (before) => added(before, '1.1.0', 100),
    (before) => added(before, '1.2.0', 100),
  );
  const once = rollBack(registry, journal, 'quiz');
  expect(quiz(once.registry)).toMatchObject({ default: '1.1.0', lastKnownGood: '1.0.0' });
  const noted = noteChange(journal, registry, once.registry, day(4));
  expect(quiz(rollBack(once.registry, noted, 'quiz').registry)).toMatchObject({ default: '1.0.0' });
});

test('rolling back skips versions that do not run in the live shell, also as the next last known good, and explains when none does', () => {
  const { registry, journal } = replay(
    (before) => added(before, '1.0.0', 0),
    (before) => added(before, '1.1.0', 100),
    (before) => added(before, '1.2.0', 100),
  );
  const except =
    (...versions: string[]) =>
    (version: string) =>
      versions.includes(version) ? 'It wants host ^0.1.0.' : undefined;
  const { registry: back } = rollBack(registry, journal, 'quiz', undefined, except('1.1.0'));
  expect(quiz(back)).toMatchObject({ default: '1.0.0' });
  const { registry: once } = rollBack(registry, journal, 'quiz', undefined, except('1.0.0'));
  expect(quiz(once)?.lastKnownGood).toBeUndefined();
  expect(() => rollBack(registry, journal, 'quiz', undefined, except('1.0.0', '1.1.0'))).toThrow(
    'quiz 1.1.0 would not run in the live shell. It wants host ^0.1.0.',
  );
  expect(() => rollBack(registry, journal, 'quiz', '1.0.0', except('1.0.0'))).toThrow(
    'quiz 1.0.0 would not run',
  );
});

test('rolling back with nothing before is refused', () => {
  const { registry, journal } = replay((before) => added(before, '1.0.0', 0));
  expect(() => rollBack(registry, journal, 'quiz')).toThrow('nothing to go back to');
});

test('pruning keeps versions with traffic, recent ones, and ones that are not in the journal', () => {
  const { registry, journal } = replay(
    (before) => added(before, '1.0.0', 0),
    (before) => added(before, '1.1.0', 100),
    (before) => added(before, '1.2.0', 100),
    (before) => added(before, '1.3.0', 10),
  );
  // 1.0.0 was last served on day 3, when 1.1.0 replaced it as the last known good version.
  expect(prune(registry, journal, { days: 14, now: day(16) }).removed).toEqual([]);
  const pruned = prune(registry, journal, { days: 14, now: day(18) });
  expect(pruned.removed).toEqual([{ remote: 'quiz', version: '1.0.0' }]);
  expect(Object.keys(quiz(pruned.registry)?.versions ?? {})).toEqual(['1.1.0', '1.2.0', '1.3.0']);
  expect(prune(registry, {}, { days: 0, now: day(90) }).removed).toEqual([]);
});

test('pruning keeps a version with files that another one loads', () => {
  const { registry, journal } = replay(
    (before) => added(before, '1.0.0', 0),
    (before) => added(before, '1.1.0', 100),
    (before) => added(before, '1.2.0', 100),
    (before) =>
      addVersion(before, {
        version: '1.3.0',
        traffic: 100,
        registered: { ...versionFixture('quiz', '1.3.0'), unchanged: { '../1.0.0/': ['assets/a.js'] } },
      }),
  );
  expect(prune(registry, journal, { days: 14, now: day(60) }).removed).toEqual([
    { remote: 'quiz', version: '1.1.0' },
  ]);
});

test.each(['constructor', 'toString', '__proto__'])('knows no version called %s', (version) => {
  expect(() => promote(registryFixture('quiz', ['1.0.0']), 'quiz', version, 10)).toThrow(
    `quiz ${version} is not published here`,
  );
});
