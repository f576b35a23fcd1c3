import { expect, test } from 'vitest';
import { fillHashes } from './fill-hashes.ts';

const lockfile = {
  lockfileVersion: 3,
  packages: {
    '': { name: 'tree' },
    'apps/quiz': { version: '0.1.0' },
    'node_modules/@ours/quiz': { resolved: 'apps/quiz', link: true },
    'node_modules/react': { version: '19.0.0', integrity: 'sha512-known' },
    'node_modules/@tool/darwin-x64': { version: '1.0.0', optional: true },
    'node_modules/tool/node_modules/chart': { version: '2.0.0' },
    'node_modules/@tool/win32-x64': { version: '1.0.0', optional: true },
  },
};

test('asks for each hash that is missing, adds it, and names what the registry does not have', async () => {
  const asked: string[] = [];
  const filled = await fillHashes(lockfile, async (name, version) => {
    asked.push(`${name}@${version}`);
    return name === '@tool/win32-x64' ? undefined : `sha512-of-${name}`;
  });
  expect(asked).toEqual(['@tool/darwin-x64@1.0.0', 'chart@2.0.0', '@tool/win32-x64@1.0.0']);
  expect(filled.lacking).toEqual(['@tool/win32-x64@1.0.0']);
  expect(filled.lockfile).toEqual({
    ...lockfile,
    packages: {
      ...lockfile.packages,
      'node_modules/@tool/darwin-x64': {
        version: '1.0.0',
        optional: true,
        integrity: 'sha512-of-@tool/darwin-x64',
      },
      'node_modules/tool/node_modules/chart': { version: '2.0.0', integrity: 'sha512-of-chart' },
    },
  });
});
