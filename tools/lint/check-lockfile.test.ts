import { expect, test } from 'vitest';
import { checkLockfile } from './check-lockfile.ts';

const check = (packages: object) => checkLockfile(JSON.stringify({ packages }));

test('takes packages with a hash, workspaces, links, and native parts for other systems', () => {
  expect(
    check({
      '': {},
      'apps/quiz': { version: '0.1.0' },
      'node_modules/@ours/quiz': { link: true },
      'node_modules/react': { version: '19.0.0', integrity: 'sha512-x' },
      'node_modules/@tool/darwin-x64': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['x64'] },
    }),
  ).toEqual([]);
});

test('refuses a package without a hash, nested ones and optional ones of every system too', () => {
  expect(
    check({
      'node_modules/react': { version: '19.0.0' },
      'node_modules/react/node_modules/chart': { version: '1.0.0' },
      'node_modules/watcher': { version: '1.0.0', optional: true },
    }),
  ).toHaveLength(3);
});
