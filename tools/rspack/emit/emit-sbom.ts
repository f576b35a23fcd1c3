import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Compiler } from '@rspack/core';
import * as z from 'zod';
import { findTree } from '../find-tree.ts';

/** The bill of materials in every production build (CycloneDX): the packages whose code is in it. */
export const SBOM_FILE = 'sbom.cdx.json';

/** Accepted licences of packages that go to browsers; NOTICE.md has what each requires. */
export const acceptedLicences = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
];

const lockfileSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
    }),
  ),
});

export interface ShippedPackage {
  name: string;
  version: string;
  licence: string | undefined;
  integrity: string | undefined;
}

/**
 * The packages that source files belong to, without duplicates and sorted, as in the lockfile; `files` are
 * paths below the lockfile's folder. Pure.
 */
export function shippedPackages(files: Iterable<string>, lockfile: string): ShippedPackage[] {
  const { packages } = lockfileSchema.parse(JSON.parse(lockfile));
  const found = new Map<string, ShippedPackage>();
  for (const file of files) {
    const path = file.replaceAll('\\', '/');
    const [, place, name] = /^((?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(path) ?? [];
    if (place === undefined || name === undefined) continue;
    // What the preset itself puts into an entry, where it is an installed package.
    if (name.startsWith('@revisoins/')) continue;
    // Packages that are linked from another repository have its path; from the first node_modules on, it is
    // the lockfile's.
    const known = place.startsWith('../') ? place.slice(place.indexOf('node_modules/')) : place;
    const { version, license, integrity } = packages[known] ?? {};
    if (version === undefined)
      throw new Error(`package-lock.json does not know ${place}, which the build takes ${path} from.`);
    found.set(`${name}@${version}`, { name, version, licence: license, integrity });
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** Problems with the licences of the packages in a build, one sentence each. Pure. */
export function licenceProblems(packages: readonly ShippedPackage[]): string[] {
  return packages
    .filter(({ licence }) => licence === undefined || !acceptedLicences.includes(licence))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version} would go to browsers under ${licence ?? 'no licence that it states'}. Accepted are ${acceptedLicences.join(', ')}. Do without the package; or, in the repository of the site, read the licence, and add it to acceptedLicences of tools/rspack/emit/emit-sbom.ts and to NOTICE.md.`,
    );
}

/**
 * A CycloneDX document of the packages in a build. It contains no time and no serial number: the same build
 * gives the same file. Pure.
 */
export function billOfMaterials(application: string, packages: readonly ShippedPackage[]) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': application, name: application } },
    components: packages.map(({ name, version, licence, integrity }) => {
      const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
      const [, digest] = /^sha512-(\S+)/.exec(integrity ?? '') ?? [];
      return {
        type: 'library',
        'bom-ref': purl,
        name,
        version,
        purl,
        ...(digest === undefined
          ? {}
          : { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }),
        ...(licence === undefined ? {} : { licenses: [{ license: { id: licence } }] }),
      };
    }),
  };
}

/** Writes the bill of materials of a build, and fails a build with a licence that is not accepted. */
export class EmitSbom {
  readonly application: string;
  readonly directory: string;
  readonly root: string;

  /** `directory` is the app's folder. */
  constructor(application: string, directory: string) {
    this.application = application;
    this.directory = directory;
    this.root = findTree(directory);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EmitSbom', (compilation) => {
      let packages: ShippedPackage[] = [];
      // Before modules are concatenated and unused ones dropped: the list may be too long, but never too
      // short.
      compilation.hooks.finishModules.tap('EmitSbom', (modules) => {
        const lockfile = join(this.root, 'package-lock.json');
        // As after an installation with pnpm or Yarn.
        if (!existsSync(lockfile)) {
          const problem = `There is no package-lock.json in ${this.directory}. Install the packages with "npm install": the build reads there which ones it contains, and under which licences.`;
          compilation.errors.push(new compiler.rspack.WebpackError(problem));
          return;
        }
        const files = [...modules].flatMap((module) => {
          const file = module.nameForCondition();
          return file ? relative(this.root, file) : [];
        });
        packages = shippedPackages(files, readFileSync(lockfile, 'utf8'));
        for (const problem of licenceProblems(packages))
          compilation.errors.push(new compiler.rspack.WebpackError(problem));
      });
      const stage = compiler.rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'EmitSbom', stage }, () => {
        const text = JSON.stringify(billOfMaterials(this.application, packages));
        compilation.emitAsset(SBOM_FILE, new compiler.rspack.sources.RawSource(text));
      });
    });
  }
}
