import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileUrl } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import { registryFixture } from '../registry.fixture.ts';
import { findUnchanged, versionWithFile, withoutLostFolders } from './unchanged-files.ts';

function write(folder: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

const first = { 'assets/a.js': 'a', 'assets/b.js': 'b', 'locales/fr/quiz.json': '{}', 'remote.json': '{}' };
const second = { ...first, 'assets/b.js': 'b2', 'assets/fallback.json': '[]' };
const third = { ...second, 'assets/a.js': 'a', 'locales/fr/quiz.json': '{"x":1}', 'remoteEntry.js': 'e' };

function site() {
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-unchanged-'));
  const remote = registryFixture('quiz', ['1.0.0', '1.1.0']).remotes.quiz;
  const [one, two] = Object.values(remote?.versions ?? {});
  if (!remote || !one || !two) throw new Error('The fixture has no versions.');
  remote.default = '1.1.0';
  write(join(folder, '1.0.0'), first);
  write(join(folder, '1.1.0'), second);
  write(join(folder, 'build'), third);
  two.unchanged = { '../1.0.0/': ['assets/a.js', 'locales/fr/quiz.json'] };
  const base = one.base.replace('1.0.0', '1.2.0');
  const find = () =>
    findUnchanged(remote, { base, build: join(folder, 'build') }, (version) => join(folder, version));
  return { folder, two, base, find };
}

test('an unchanged file is loaded from the version that had it first, a changed one from its own', () => {
  const { base, find } = site();
  const unchanged = find();
  expect(unchanged).toEqual({ '../1.0.0/': ['assets/a.js'], '../1.1.0/': ['assets/b.js'] });
  const version = { ...site().two, base, unchanged };
  expect(fileUrl(version, 'assets/a.js')).toBe(new URL('../1.0.0/assets/a.js', base).href);
  expect(fileUrl(version, 'locales/fr/quiz.json')).toBe(`${base}locales/fr/quiz.json`);
  expect(versionWithFile('1.2.0', version, 'assets/b.js')).toBe('1.1.0');
  expect(versionWithFile('1.2.0', version, 'remoteEntry.js')).toBe('1.2.0');
});

test('equal names are not enough: another content is not taken for it', () => {
  const { folder, find } = site();
  writeFileSync(join(folder, '1.0.0/assets/a.js'), 'changed by hand');
  expect(find()).toEqual({ '../1.1.0/': ['assets/b.js'] });
});

test('nothing is loaded from a folder that is gone', () => {
  const { two } = site();
  expect(withoutLostFolders(two, () => false)).not.toHaveProperty('unchanged');
  expect(withoutLostFolders(two, () => true)).toEqual(two);
});
