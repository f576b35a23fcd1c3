import { registrySchema } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import { locateFile, pinnedHash } from './pinned-scripts.ts';
import { makeRegistry } from './registry.fixture.ts';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;

/** A registry whose page contains the newer version alone, which has one file of the older one. */
function withUnchanged() {
  const registry = registrySchema.parse(makeRegistry({ quiz: { versions: ['1.1.0'] } }));
  const version = Object.values(registry.remotes.quiz?.versions ?? {})[0];
  if (!version) throw new Error('The fixture has no version.');
  version.integrity = { 'remoteEntry.js': hash('E'), 'assets/a.js': hash('A'), 'assets/b.js': hash('B') };
  version.unchanged = { '../1.0.0/': ['assets/a.js'] };
  return { registry, version, earlier: new URL('../1.0.0/', version.base).href };
}

test('a file that did not change is loaded from the earlier version, with its hash', () => {
  const { registry, version, earlier } = withUnchanged();
  expect(locateFile(registry, `${version.base}assets/a.js`)).toBe(`${earlier}assets/a.js`);
  expect(locateFile(registry, `${version.base}assets/b.js`)).toBe(`${version.base}assets/b.js`);
  expect(locateFile(registry, 'https://elsewhere.example/x.js')).toBe('https://elsewhere.example/x.js');
  expect(pinnedHash(registry, `${earlier}assets/a.js`)).toBe(hash('A'));
  expect(pinnedHash(registry, `${version.base}remoteEntry.js`)).toBe(hash('E'));
});

test('no other script of the earlier folder runs', () => {
  const { registry, earlier } = withUnchanged();
  for (const path of ['assets/b.js', 'remoteEntry.js', 'assets/unknown.js'])
    expect(() => pinnedHash(registry, `${earlier}${path}`)).toThrow('is not pinned');
});

test('without that list a version has only its own files', () => {
  const { registry, version, earlier } = withUnchanged();
  delete version.unchanged;
  expect(locateFile(registry, `${version.base}assets/a.js`)).toBe(`${version.base}assets/a.js`);
  expect(pinnedHash(registry, `${earlier}assets/a.js`)).toBeUndefined();
});
