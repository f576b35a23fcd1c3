import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { expect, test } from 'vitest';
import { base } from '../base.ts';
import { SBOM_FILE, EmitSbom, billOfMaterials, licenceProblems, shippedPackages } from './emit-sbom.ts';

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
  expect(shippedPackages(files, lockfile).map(({ name, version }) => `${name} ${version}`)).toEqual([
    '@icons/set 1.0.0',
    'paths 1.0.0',
    'paths 3.0.0',
    'paths 4.0.0',
  ]);
});

test('knows a package that is linked from another tree', () => {
  expect(shippedPackages(['../other/node_modules/@icons/set/index.js'], lockfile)).toMatchObject([
    { name: '@icons/set' },
  ]);
});

test('refuses a file of a package that the lockfile does not know', () => {
  expect(() => shippedPackages(['node_modules/stray/index.js'], lockfile)).toThrow(
    'does not know node_modules/stray',
  );
});

test('refuses a licence that is not accepted, and a package without one', () => {
  const files = ['chart', '@icons/set', 'chart/node_modules/paths'].map(
    (place) => `node_modules/${place}/index.js`,
  );
  expect(licenceProblems(shippedPackages(files, lockfile))).toEqual([
    expect.stringMatching(/^chart 2\.0\.0 would go to browsers under GPL-3\.0/),
    expect.stringMatching(/^paths 3\.0\.0 would go to browsers under no licence/),
  ]);
});

test('a refused licence comes with those that are accepted, for a team that has no list to change', () => {
  const [problem] = licenceProblems(shippedPackages(['node_modules/chart/index.js'], lockfile));
  expect(problem).toContain('Accepted are 0BSD, Apache-2.0');
  expect(problem).toContain('in the repository of the site');
});

test('the document names each package with its address, its licence and the hash of its archive', () => {
  const packages = shippedPackages(['node_modules/@icons/set/one.js'], lockfile);
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

/** Builds an app that imports one package with a licence; returns the errors, and the build's files. */
async function build(license: string, { locked = true } = {}) {
  const tree = mkdtempSync(join(tmpdir(), 'revisoins-sbom-'));
  const [app, chart] = [join(tree, 'apps/quiz'), join(tree, 'node_modules/chart')];
  for (const folder of [app, chart]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(chart, 'index.js'), 'export const draw = () => "drawn"; export const unused = 1;');
  writeFileSync(join(app, 'index.js'), 'import { draw } from "chart"; console.log(draw());');
  const packages = { 'node_modules/chart': { version: '2.0.0', license } };
  if (locked) writeFileSync(join(tree, 'package-lock.json'), JSON.stringify({ packages }));
  const { plugins: _, ...config } = base(app, 'revisoins_quiz');
  const plugins = [new EmitSbom('quiz', app)];
  const errors = await new Promise<string[]>((resolve, reject) => {
    rspack({ ...config, entry: './index.js', devtool: false, plugins }, (error, stats) =>
      error
        ? reject(error)
        : resolve((stats?.toJson({ errors: true }).errors ?? []).map(({ message }) => message)),
    );
  });
  const file = join(app, 'dist/production', SBOM_FILE);
  return { errors, document: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined };
}

test('a build holds the list of its packages', async () => {
  expect(await build('MIT')).toMatchObject({
    errors: [],
    document: { components: [{ name: 'chart', version: '2.0.0', licenses: [{ license: { id: 'MIT' } }] }] },
  });
});

test('a build with a licence that is not accepted fails and writes nothing', async () => {
  expect(await build('GPL-3.0')).toEqual({
    errors: [expect.stringContaining('chart 2.0.0 would go to browsers under GPL-3.0')],
    document: undefined,
  });
});

test('says what to do where packages were not installed with npm', async () => {
  expect(await build('MIT', { locked: false })).toEqual({
    errors: [expect.stringContaining('Install the packages with "npm install"')],
    document: undefined,
  });
});
