import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '@revisoins/types/tree.fixture';
import { siteFolder } from '../build.fixture.ts';
import { sitePaths } from '../site/site-paths.ts';
import { putPackages } from './put-packages.ts';

const guide = 'npx https://revisoins.example/sdk/conformance.tgz --against https://other.example';

test.each([
  ['names the site that serves it', 'https://etude.example', guide.replace('revisoins.', 'etude.')],
  ['keeps the example where nobody says the address', undefined, guide],
])('the guide beside the packages %s', (_, publicUrl, expected) => {
  const paths = sitePaths(siteFolder());
  const siteFile = JSON.parse(readFileSync(paths.siteFile, 'utf8')) as { config: object };
  writeFileSync(
    paths.siteFile,
    JSON.stringify({ ...siteFile, config: { ...siteFile.config, ...(publicUrl && { publicUrl }) } }),
  );
  const made = writeFiles(temporaryFolder('made'), { 'index.json': '{}', 'docs/remote-team.md': guide });
  putPackages(paths, made);
  expect(readFileSync(join(paths.sdk, 'docs/remote-team.md'), 'utf8')).toBe(expected);
});

test('the guide follows the address of a site whose packages stay the same', () => {
  const paths = sitePaths(siteFolder());
  const made = writeFiles(temporaryFolder('made'), { 'index.json': '{}', 'docs/remote-team.md': guide });
  const siteFile = JSON.parse(readFileSync(paths.siteFile, 'utf8')) as { config: object };
  const moveTo = (publicUrl: string) =>
    writeFileSync(paths.siteFile, JSON.stringify({ ...siteFile, config: { ...siteFile.config, publicUrl } }));
  for (const address of ['https://etude.example', 'https://ecole.example']) {
    moveTo(address);
    putPackages(paths, made);
    expect(readFileSync(join(paths.sdk, 'docs/remote-team.md'), 'utf8')).toContain(`${address}/sdk/`);
  }
});
