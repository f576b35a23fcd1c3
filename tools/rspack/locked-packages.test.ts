import { expect, test } from 'vitest';
import { lockedPackages } from './locked-packages.ts';

const lockfile = (packages: object) => JSON.stringify({ packages });
const places = (text: string, workspace: string) => lockedPackages(text, workspace).map(([place]) => place);

const small = {
  '': {},
  'apps/exam': { dependencies: { chart: '1.0.0' } },
  'apps/quiz': { dependencies: { '@ours/ui': '1.0.0', react: '19.0.0' } },
  'libs/ui': { peerDependencies: { icons: '1.0.0' } },
  'node_modules/@ours/ui': { resolved: 'libs/ui', link: true },
  'node_modules/chart': { version: '1.0.0' },
  'node_modules/icons': { version: '1.0.0', dependencies: { paths: '2.0.0' } },
  'node_modules/icons/node_modules/paths': { version: '2.0.0' },
  'node_modules/paths': { version: '1.0.0' },
  'node_modules/react': { version: '19.0.0' },
};

test('follows links, peers and nested packages, and leaves what others need', () => {
  expect(places(lockfile(small), 'apps/quiz')).toEqual([
    'apps/quiz',
    'libs/ui',
    'node_modules/@ours/ui',
    'node_modules/icons',
    'node_modules/icons/node_modules/paths',
    'node_modules/react',
  ]);
});

test('another version of what is needed shows', () => {
  const newer = { ...small, 'node_modules/icons/node_modules/paths': { version: '2.1.0' } };
  expect(lockedPackages(lockfile(newer), 'apps/quiz')).not.toEqual(
    lockedPackages(lockfile(small), 'apps/quiz'),
  );
});
