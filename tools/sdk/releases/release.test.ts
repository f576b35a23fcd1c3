import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeBuild } from '@revisoins/release/site/describe-build';
import { expect, test } from 'vitest';
import { archiveFolder, unpackArchive } from './archive.ts';
import { readRelease, releasedVersions, releaseFolder, REMOTE, SHELL, unpackRemote } from './release.ts';

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'revisoins-kept-'));

test.each(releasedVersions())('the release %s is whole and small', (version) => {
  const { remote } = readRelease(version);
  const folder = temporaryFolder();
  unpackRemote(version, folder);
  expect(describeBuild(folder).shared).toEqual(remote.shared);
  const bytes = (name: string) => statSync(join(releaseFolder(version), name)).size;
  expect(bytes(REMOTE)).toBeLessThan(25_000);
  expect(bytes(SHELL)).toBeLessThan(400_000);
});

test('an archive gives back texts and bytes, and leaves out what is not chosen', () => {
  const folder = temporaryFolder();
  const bytes = Buffer.from([0xff, 0x00, 0xfe]);
  writeFileSync(join(folder, 'text.js'), 'é');
  writeFileSync(join(folder, 'picture.bin'), bytes);
  writeFileSync(join(folder, 'left.out'), '');
  const file = join(folder, 'archive');
  writeFileSync(
    file,
    archiveFolder(folder, (path) => path !== 'left.out'),
  );
  const into = temporaryFolder();
  unpackArchive(file, into);
  expect(readFileSync(join(into, 'text.js'), 'utf8')).toBe('é');
  expect(readFileSync(join(into, 'picture.bin'))).toEqual(bytes);
  expect(() => statSync(join(into, 'left.out'))).toThrow('ENOENT');
});
