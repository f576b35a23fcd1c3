import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '@revisoins/rspack/manifests';
import { sharedRanges } from '@revisoins/rspack/shared';
import { pathsInSource } from '@revisoins/release/new-remote/shell-source';
import { thirdParty } from '../create/third-party.ts';
import { sharedFaces } from '../shared-faces.ts';
import { installedVersion } from '../installed-version.ts';
import { bundle, type Bundle } from './bundle.ts';
import { declaredPackages, writeTypes } from './types-package.ts';

const tool = join(import.meta.dirname, '..');

export interface PackageSource {
  name: string;
  description: string;
  /** What it needs from the registry. */
  dependencies?: readonly string[];
  /** What the team's own folder has. */
  peers?: Readonly<Record<string, string>>;
  /** Commands: the module behind each. */
  bin?: Readonly<Record<string, string>>;
  exports?: Readonly<Record<string, unknown>>;
  bundled?: readonly string[];
  /** Writes its files into a folder. */
  write(folder: string): Promise<void>;
}

/** Files that the bundler finds by their path from the preset. */
const besidePreset = [
  'lent/borrowed-schemas',
  'lent/borrowed-schemas-loader',
  'styles/scope-css-loader',
  'compact-json-loader',
  'without-passkeys',
];

/**
 * The version of each shared package in the tree when it is packed, so that nothing searches node_modules.
 */
const packedManifests = () =>
  `const manifests = ${JSON.stringify(
    Object.fromEntries(
      Object.keys(sharedRanges)
        .filter((name) => !name.includes('/', name.startsWith('@') ? name.indexOf('/') + 1 : 0))
        .map((name) => {
          const { version, exports } = readManifest(name);
          return [name, { version, exports }];
        }),
    ),
  )};\nexport const readManifest = (name) => manifests[name];\n`;

/** The addresses of the shell's own screens, which no registry lists. */
const packedPaths = () =>
  `const paths = ${JSON.stringify(pathsInSource())};\nexport const pathsInSource = () => paths;\n`;

const buildDependencies = [
  '@module-federation/enhanced',
  '@rspack/core',
  '@rspack/plugin-react-refresh',
  'compression-webpack-plugin',
  'oxc-parser',
  'typescript',
] as const;

const preset: Pick<Bundle, 'replaced'> = { replaced: { 'tools/rspack/manifests.ts': packedManifests } };

const rspackSource = (name: string) => join(tool, '../rspack', `${name}.ts`);
const library = (name: string, face = 'index.ts') => join(tool, '../../libs', name, 'src', face);

const sharedLibraries = Object.fromEntries(sharedFaces.map((name) => [name, library(name)]));

/** The packages for teams outside, in the order in which they are listed. */
export const packages: readonly PackageSource[] = [
  {
    name: '@revisoins/sdk',
    description: 'The types of what a Révisoins site gives to remotes, and of its contract. No code.',
    peers: { '@types/react': installedVersion('@types/react') },
    bundled: declaredPackages,
    exports: {
      './css': { types: './css.d.ts' },
      './tsconfig.json': './tsconfig.json',
      './remote.schema.json': './remote.schema.json',
      './package.json': './package.json',
    },
    write: writeTypes,
  },
  {
    name: '@revisoins/build',
    description: 'Builds a remote for Révisoins, and shows it inside a site while you develop it.',
    dependencies: buildDependencies,
    bin: { 'revisoins-build': 'build', 'revisoins-dev': 'develop' },
    exports: { '.': { types: './index.d.ts', default: './index.js' }, './build-remote': './build-remote.js' },
    write: async (folder) => {
      await bundle(folder, {
        entries: {
          index: join(tool, 'build/index.ts'),
          build: join(tool, 'build/build.ts'),
          'build-remote': join(tool, 'build/build-remote.ts'),
          develop: join(tool, 'build/develop.ts'),
          ...Object.fromEntries(besidePreset.map((name) => [name, rspackSource(name)])),
        },
        dependencies: buildDependencies,
        commands: ['build', 'develop'],
        ...preset,
      });
      await bundle(join(folder, 'skeletons'), {
        entries: { 'write-skeletons': rspackSource('skeletons/write-skeletons'), ...sharedLibraries },
        // The team's own modules, and the one that the preset replaces with the remote's skeletons.
        dependencies: ['react', 'react-dom', 'remote-skeletons'],
      });
      cpSync(join(tool, 'build/index.d.ts.txt'), join(folder, 'index.d.ts'));
    },
  },
  {
    name: '@revisoins/release',
    description:
      'Publishes a remote on a Révisoins site, over the network, and migrates it to a new contract.',
    dependencies: ['oxc-parser'],
    bin: { 'revisoins-release': 'release' },
    write: (folder) =>
      bundle(folder, {
        entries: { release: join(tool, 'publish/main.ts') },
        dependencies: ['@revisoins/build', 'oxc-parser'],
        commands: ['release'],
        replaced: {
          'build/build-remote.ts': () => "export { buildRemote } from '@revisoins/build/build-remote';",
        },
      }),
  },
  {
    name: '@revisoins/testing',
    description: 'Tests a remote for Révisoins: with the real shared libraries, or inside a real shell.',
    // And Playwright, for whom it tests in a browser: npm would install that for everybody.
    peers: Object.fromEntries(
      ['@testing-library/react', 'react', 'react-dom'].map((name) => [name, installedVersion(name)]),
    ),
    exports: Object.fromEntries(
      ['index', 'vitest-plugin', 'browser'].map((name) => [
        name === 'index' ? '.' : `./${name}`,
        { types: `./${name}.d.ts`, default: `./${name}.js` },
      ]),
    ),
    write: async (folder) => {
      await bundle(folder, {
        entries: {
          index: join(tool, 'testing/index.ts'),
          'vitest-plugin': join(tool, 'testing/vitest-plugin.ts'),
          browser: join(tool, 'testing/browser.ts'),
          ...sharedLibraries,
        },
        dependencies: ['react', 'react-dom', '@testing-library/react', '@playwright/test'],
      });
      for (const name of ['index', 'vitest-plugin', 'browser'])
        cpSync(join(tool, `testing/${name}.d.ts.txt`), join(folder, `${name}.d.ts`));
    },
  },
  {
    name: '@revisoins/conformance',
    description: 'Says whether the build of a remote keeps what hosts and other remotes rely on.',
    dependencies: ['@playwright/test', 'axe-core', 'lightningcss', 'oxc-parser'],
    bin: { 'revisoins-conformance': 'conformance' },
    write: (folder) =>
      bundle(folder, {
        entries: { conformance: join(tool, 'conformance/main.ts') },
        dependencies: ['@playwright/test', 'axe-core', 'lightningcss', 'oxc-parser'],
        commands: ['conformance'],
        replaced: { 'new-remote/shell-source.ts': packedPaths },
      }),
  },
  {
    name: 'create-revisoins-remote',
    description: 'Makes a remote for a Révisoins site.',
    bin: { 'create-revisoins-remote': 'create' },
    write: async (folder) => {
      await bundle(folder, {
        entries: { create: join(tool, 'create/main.ts') },
        dependencies: [],
        commands: ['create'],
        replaced: {
          'new-remote/shell-source.ts': packedPaths,
          'create/third-party.ts': () => `export const thirdParty = ${JSON.stringify(thirdParty)};`,
        },
      });
      cpSync(join(tool, 'create/template'), join(folder, 'template'), { recursive: true });
    },
  },
];
