import { symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { temporaryFolder, writeFiles } from '@revisoins/types/tree.fixture';
import { expect, test } from 'vitest';
import { readBuildFiles } from './build-files.ts';

const build = (files: Record<string, string> = { 'remote.json': '{}', 'assets/a.js': '0;' }) =>
  writeFiles(temporaryFolder('build-files'), files);

test.each([
  ['its path', (folder: string) => folder],
  ['a slash behind it, as terminals complete it', (folder: string) => `${folder}/`],
  ['a path from here', (folder: string) => `./${relative(process.cwd(), folder)}`],
])('the files of a folder are named by their paths in it: %s', (_, written) => {
  const files = readBuildFiles(written(build()));
  expect(Object.keys(files).sort()).toEqual(['assets/a.js', 'remote.json']);
  expect(new TextDecoder().decode(files['assets/a.js'])).toBe('0;');
});

test('a link is refused, not left out', () => {
  const folder = build();
  symlinkSync('/etc/hosts', join(folder, 'hosts.json'));
  expect(() => readBuildFiles(folder)).toThrow('hosts.json is a symbolic link');
});
