import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '@revisoins/types/tree.fixture';
import { keepFormerPackages } from './keep-former-packages.ts';

const tarball = (nth: number) => `revisoins-sdk-0.1.0-${nth.toString(16).padStart(12, '0')}.tgz`;

test('packages of former builds stay at their addresses, and nothing else does', () => {
  const former = writeFiles(temporaryFolder('former'), {
    [tarball(1)]: 'one',
    'conformance.tgz': 'the former one',
    'index.json': '{}',
  });
  const next = writeFiles(temporaryFolder('next'), { [tarball(2)]: 'two', 'index.json': '{ "schema": 1 }' });
  keepFormerPackages(former, next);
  expect(readdirSync(next).sort()).toEqual(['index.json', tarball(1), tarball(2)]);
});

test('sixty of them stay, the newest', () => {
  const numbers = Array.from({ length: 62 }, (_, nth) => nth);
  const former = writeFiles(
    temporaryFolder('former'),
    Object.fromEntries(numbers.map((nth) => [tarball(nth), 'a package'])),
  );
  for (const nth of numbers) utimesSync(join(former, tarball(nth)), nth, nth);
  const next = temporaryFolder('next');
  keepFormerPackages(former, next);
  const last = temporaryFolder('last');
  keepFormerPackages(next, last);
  expect(readdirSync(last).sort()).toEqual(numbers.slice(2).map(tarball).sort());
});
