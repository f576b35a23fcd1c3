import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { exposedIds, remoteDeclarationSchema } from '@revisoins/contracts';
import { rspack, type Configuration } from '@rspack/core';
import { base } from './base.ts';
import { containerName } from './container-name.ts';
import { EmitBuild } from './emit-build.ts';
import { EmitSbom } from './emit-sbom.ts';
import { EmitTypes } from './emit-types.ts';
import { EsmFederationRuntime } from './esm-federation-runtime.ts';
import { HoldStyles } from './hold-styles.ts';
import { PinnedIntegrity } from './pinned-integrity.ts';
import { sharedByRemote, sharedLibraries, sharedRanges } from './shared.ts';

const languages = ['fr', 'en'];

/** Where a namespace is: in the app itself, or in the domain library for the names of skills and domains. */
function localeFile(directory: string, language: string, namespace: string): string {
  const places = [directory, resolve(directory, '../../libs/assessment')].map((folder) =>
    resolve(folder, 'locales', language, `${namespace}.json`),
  );
  const found = places.find((file) => existsSync(file));
  if (!found)
    throw new Error(`The translations of "${namespace}" in ${language} are missing: write ${places[0]}.`);
  return found;
}

/** Reads the texts of a file unchanged. Throws with its name and the position of a syntax error. */
function checkTexts(texts: Buffer, file: string): Buffer {
  try {
    JSON.parse(texts.toString());
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  return texts;
}

/** The source file behind an exposed id: `./routes/v1` is `src/routes.v1.ts`. */
function exposedFile(id: string): string {
  const [, name, version] = id.split('/');
  return `./src/${name}.${version}.ts`;
}

/** The build of a remote, from its declaration. `directory` is the app's folder. */
export function remote(directory: string): Configuration {
  const declaration = remoteDeclarationSchema.parse(
    JSON.parse(readFileSync(resolve(directory, 'remote.json'), 'utf8')),
  );
  const container = containerName(directory, declaration.name);
  const config = base(directory, container);
  const exposes = Object.fromEntries(exposedIds(declaration).map((id) => [id, exposedFile(id)]));
  const isDeveloped = process.env.NODE_ENV === 'development';
  return {
    ...config,
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: 'remoteEntry.js',
        exposes,
        shared: sharedByRemote,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, disableRemote: true, target: 'web' },
        },
      }),
      new EsmFederationRuntime({ isLent: true }),
      new HoldStyles(declaration.name, container),
      new EmitBuild(declaration, exposedFile, { container, shared: sharedRanges }),
      ...(isDeveloped
        ? []
        : [
            new EmitSbom(declaration.name, directory),
            new EmitTypes({
              root: resolve(directory, '../..'),
              directory,
              libraries: sharedLibraries,
              exposes,
            }),
          ]),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
      // A development server's files have no hashes.
      ...(isDeveloped ? [] : [new PinnedIntegrity()]),
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: 'remote.json' },
          ...languages.flatMap((language) =>
            declaration.namespaces.map((namespace) => ({
              from: localeFile(directory, language, namespace),
              to: `locales/${language}/${namespace}.json`,
              transform: checkTexts,
            })),
          ),
        ],
      }),
      ...(config.plugins ?? []),
    ],
  };
}
