import { expect, test } from 'vitest';
import { completePlatforms, readPlatform } from './complete-platforms.ts';

test.each([
  ['@nx/nx-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@nx/nx-linux-x64-musl', { os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['@oxlint/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'] }],
  ['@rspack/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ['fsevents', undefined],
])('reads the platform of %s', (name, platform) => {
  expect(readPlatform(name)).toEqual(platform);
});

test('adds what is missing and leaves what is there', () => {
  const linux = { version: '1.0.0', integrity: 'sha512-x', os: ['linux'], cpu: ['x64'] };
  const lockfile = {
    packages: {
      'node_modules/tool': {
        version: '1.0.0',
        optionalDependencies: { 'tool-linux-x64': '1.0.0', 'tool-darwin-x64': '1.0.0' },
      },
      'node_modules/tool-linux-x64': linux,
    },
  };
  expect(completePlatforms(lockfile).packages).toMatchObject({
    'node_modules/tool-linux-x64': linux,
    'node_modules/tool-darwin-x64': { version: '1.0.0', os: ['darwin'], cpu: ['x64'], optional: true },
  });
});
