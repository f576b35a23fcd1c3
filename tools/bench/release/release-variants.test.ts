import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeVariant } from './release-variants.ts';

const hash = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('base64');

test('a variant is a build with its own container, and with hashes that match its files', () => {
  const styles = '.revisoins_quiz_01234567-a{color:red}';
  const temporary = mkdtempSync(join(tmpdir(), 'revisoins-variant-'));
  const build = join(temporary, 'build');
  mkdirSync(join(build, 'assets'), { recursive: true });
  const described = { container: 'revisoins_quiz_01234567', integrity: { 'remoteEntry.js': 'sha384-old' } };
  writeFileSync(join(build, 'build.json'), JSON.stringify(described));
  writeFileSync(
    join(build, 'remoteEntry.js'),
    `var revisoins_quiz_01234567="sha256-${hash('sha256', styles)}"`,
  );
  writeFileSync(join(build, 'remoteEntry.js.br'), 'compressed');
  writeFileSync(join(build, 'assets/a.css'), styles);
  const folder = makeVariant(build, join(temporary, 'variant'), 'g');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  expect(read('assets/a.css')).toBe('.revisoins_quiz_0123456g-a{color:red}');
  const entry = `var revisoins_quiz_0123456g="sha256-${hash('sha256', read('assets/a.css'))}"`;
  expect(read('remoteEntry.js')).toBe(entry);
  expect(JSON.parse(read('build.json'))).toEqual({
    container: 'revisoins_quiz_0123456g',
    integrity: { 'remoteEntry.js': `sha384-${hash('sha384', entry)}` },
  });
  expect(() => read('remoteEntry.js.br')).toThrow('ENOENT');
});
