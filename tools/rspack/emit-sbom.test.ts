import { expect, test } from 'vitest';
import { billOfMaterials, licenceProblems, packagesOf } from './emit-sbom.ts';

const digest = Buffer.from('the content').toString('base64');
const lockfile = JSON.stringify({
  packages: {
    '': { name: 'tree' },
    'node_modules/@icons/set': { version: '1.0.0', license: 'ISC', integrity: `sha512-${digest}` },
    'node_modules/chart': { version: '2.0.0', license: 'GPL-3.0' },
    'node_modules/chart/node_modules/paths': { version: '3.0.0' },
    'apps/quiz/node_modules/paths': { version: '4.0.0', license: 'MIT' },
    'node_modules/paths': { version: '1.0.0', license: 'MIT' },
  },
});

test('finds the package of each source file once, nested ones in their own version', () => {
  const files = [
    'apps/quiz/src/main.ts',
    'node_modules/paths/index.js',
    'node_modules/paths/late.js',
    'node_modules\\@icons\\set\\dist\\one.js',
    'node_modules/chart/node_modules/paths/index.js',
    'apps/quiz/node_modules/paths/index.js',
  ];
  expect(packagesOf(files, lockfile).map(({ name, version }) => `${name} ${version}`)).toEqual([
    '@icons/set 1.0.0',
    'paths 1.0.0',
    'paths 3.0.0',
    'paths 4.0.0',
  ]);
});

test('refuses a file of a package that the lockfile does not know', () => {
  expect(() => packagesOf(['node_modules/stray/index.js'], lockfile)).toThrow(
    'does not know node_modules/stray',
  );
});

test('refuses a licence that is not accepted, and a package that tells none', () => {
  const files = ['chart', '@icons/set', 'chart/node_modules/paths'].map(
    (place) => `node_modules/${place}/index.js`,
  );
  expect(licenceProblems(packagesOf(files, lockfile))).toEqual([
    expect.stringMatching(/^chart 2\.0\.0 would go to browsers under GPL-3\.0/),
    expect.stringMatching(/^paths 3\.0\.0 would go to browsers under no licence/),
  ]);
});

test('the document names each package with its address, its licence and the hash of its archive', () => {
  const packages = packagesOf(['node_modules/@icons/set/one.js'], lockfile);
  expect(billOfMaterials('quiz', packages)).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: { name: 'quiz' } },
    components: [
      {
        name: '@icons/set',
        purl: 'pkg:npm/%40icons/set@1.0.0',
        hashes: [{ alg: 'SHA-512', content: Buffer.from('the content').toString('hex') }],
        licenses: [{ license: { id: 'ISC' } }],
      },
    ],
  });
});
