import { expect, test } from 'vitest';
import { versionProblems } from '../gate/declaration/version-problems.ts';
import { shorten } from './describe-build.ts';

test.each([
  ['begins with digits alone', '06864879c2aa91b3', 'c2aa91b3'],
  ['begins with a letter', 'dd1440fd00112233', 'dd1440fd'],
  ['has digits alone', '0686487906864879', 'f0686487'],
])('a build whose hash %s has a valid version', (_, hash, fingerprint) => {
  expect(shorten(hash)).toBe(fingerprint);
  expect(versionProblems(`0.1.0-${fingerprint}`)).toEqual([]);
});
