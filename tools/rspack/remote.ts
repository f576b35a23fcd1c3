import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import {
  exposedIds,
  remoteDeclarationSchema,
  remotePrefix,
  type RemoteDeclaration,
} from '@revisoins/contracts';
import { ENTRY } from '@revisoins/contracts/entry-file';
import { languages } from '@revisoins/contracts/languages';
import { inheritTexts, type Texts } from '@revisoins/i18n/inherit-texts';
import { rspack, type Configuration, type RspackPluginInstance } from '@rspack/core';
import { base } from './base.ts';
import { buildKind } from './build-kind.ts';
import { borrowSchemas } from './lent/borrow-schemas.ts';
import { EmitBuild } from './emit/emit-build.ts';
import { EmitSbom } from './emit/emit-sbom.ts';
import { EmitTypes } from './emit/emit-types.ts';
import { ScopeRemoteStyles } from './styles/scope-remote-styles.ts';
import { LentStart } from './lent/lent-start.ts';
import { LocatedFiles } from './entry/located-files.ts';
import { containerName, NameContainer } from './entry/name-container.ts';
import { PinnedIntegrity } from './entry/pinned-integrity.ts';
import { sharedByRemote, sharedLibraries, sharedRanges } from './shared.ts';
import { findTree } from './find-tree.ts';
import { WarnDeprecated } from './warn-deprecated.ts';

/** What buttons and icons are made of: small, and on nearly every screen. */
const ELEMENTS =
  /[\\/](?:@radix-ui[\\/]react-(?:slot|compose-refs)|lucide-react[\\/]dist[\\/]esm)[\\/](?!icons[\\/])/;

/** Where a namespace is: in the remote, or in the domain library for the names of skills and domains. */
function localeFile(directory: string, language: string, namespace: string): string {
  const places = [
    resolve(directory, 'locales', language, `${namespace}.json`),
    libraryFile(directory, language, namespace),
  ];
  const found = places.find((file) => existsSync(file));
  if (!found)
    throw new Error(`The translations of "${namespace}" in ${language} are missing: write ${places[0]}.`);
  return found;
}

/** A file of texts of the domain library. */
const libraryFile = (directory: string, language: string, name: string) =>
  join(findTree(directory), 'libs/assessment/locales', language, `${name}.json`);

/** Parses the texts of a file. Throws with its name and the position of a syntax error. */
function parseTexts(texts: Buffer, file: string): Texts {
  try {
    return JSON.parse(texts.toString()) as Texts;
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Makes a rebuild of the development server follow files that only a `transform` reads. */
const watchFiles = (files: readonly string[]): RspackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('watchFiles', ({ fileDependencies }) => {
      for (const file of files) fileDependencies.add(file);
    });
  },
});

export interface RemoteOptions {
  /**
   * Texts of the domain library that the remote's own namespace inherits: the texts of the screen parts that
   * it uses.
   */
  readonly inherits?: string;
  /** Where `libs` is, if not in the app's tree: the package with the types of the shared libraries. */
  readonly libraryRoot?: string;
}

/** The source file behind an exposed id: `./routes/v1` is `src/routes.v1.ts`. */
function exposedFile(id: string): string {
  const [, name, version] = id.split('/');
  return `./src/${name}.${version}.ts`;
}

/**
 * Puts remote.json and the texts into the build. Each remote contains the texts that it inherits, so that
 * none depends on the release of another.
 */
function copyTexts(directory: string, declaration: RemoteDeclaration, inherits: string | undefined) {
  const inherited = (language: string) =>
    inherits === undefined ? [] : [libraryFile(directory, language, inherits)];
  const withInherited = (language: string, namespace: string) => (texts: Buffer, file: string) => {
    const own = parseTexts(texts, file);
    const libraries = namespace === declaration.name ? inherited(language) : [];
    return JSON.stringify(
      libraries.reduce((all, library) => inheritTexts(parseTexts(readFileSync(library), library), all), own),
    );
  };
  return [
    watchFiles(languages.flatMap(inherited)),
    new rspack.CopyRspackPlugin({
      patterns: [
        { from: 'remote.json' },
        ...languages.flatMap((language) =>
          declaration.namespaces.map((namespace) => ({
            from: localeFile(directory, language, namespace),
            to: `locales/${language}/${namespace}.json`,
            transform: withInherited(language, namespace),
          })),
        ),
      ],
    }),
  ];
}

/** The build of a remote, from its declaration. `directory` is the remote's folder. */
export function remote(directory: string, { inherits, libraryRoot }: RemoteOptions = {}): Configuration {
  const declaration = remoteDeclarationSchema.parse(
    JSON.parse(readFileSync(resolve(directory, 'remote.json'), 'utf8')),
  );
  const container = containerName(declaration.name);
  const config = base(directory, container, remotePrefix(declaration.name));
  const exposes = Object.fromEntries(exposedIds(declaration).map((id) => [id, exposedFile(id)]));
  const kind = buildKind();
  const isDeveloped = kind === 'development';
  const tree = findTree(directory);
  const typed = {
    root: tree,
    libraryRoot: libraryRoot ?? tree,
    directory,
    libraries: sharedLibraries,
    exposes,
  };
  return {
    ...config,
    ...borrowSchemas(directory, config),
    entry: {},
    optimization: {
      ...config.optimization,
      splitChunks: {
        chunks: 'async',
        // Below the bundler's own threshold for splitting, which would divide them into several files.
        cacheGroups: { elements: { test: ELEMENTS, name: 'ui', enforce: true } },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: ENTRY,
        exposes,
        shared: sharedByRemote,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      new LentStart(),
      // The pages allow no policy but the host's: a library that tries to create its own has to work without
      // it.
      new rspack.DefinePlugin({
        'window.trustedTypes': 'undefined',
        'self.trustedTypes': 'undefined',
        'globalThis.trustedTypes': 'undefined',
        'globalThis.window.trustedTypes': 'undefined',
      }),
      new ScopeRemoteStyles(declaration.name),
      new EmitBuild(declaration, exposedFile, container, { shared: sharedRanges }),
      ...(kind === 'production' ? [new EmitSbom(declaration.name, directory), new EmitTypes(typed)] : []),
      new WarnDeprecated(typed),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
      // A development server's files have no hashes.
      ...(isDeveloped ? [] : [new PinnedIntegrity(), new LocatedFiles(), new NameContainer(container)]),
      ...copyTexts(directory, declaration, inherits),
      ...(config.plugins ?? []),
    ],
  };
}
