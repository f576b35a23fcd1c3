import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '@revisoins/types/tree.fixture';
import { findSite } from './remote-site.ts';

const address = 'https://etude.example/sdk/revisoins-sdk-0.1.0-33c9e89ee712.tgz';
const manifest = { devDependencies: { '@revisoins/sdk': address } };

test.each([
  ['indented', JSON.stringify(manifest, null, 2)],
  ['on one line', JSON.stringify(manifest)],
])('the site of a folder is known from its package.json, %s', (_, text) => {
  expect(findSite(writeFiles(temporaryFolder('team'), { 'package.json': text }))).toBe(
    'https://etude.example',
  );
});
