import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { CONTRACT_VERSION } from '@revisoins/contracts';
import { keepFormerPackages } from '@revisoins/release/local/keep-former-packages';
import { nameSite } from '@revisoins/release/local/name-site';
import { readSiteFile } from '@revisoins/release/site/site-file.schema';
import { DOCS_FOLDER } from '@revisoins/release/sdk-paths';
import { sitePaths } from '@revisoins/release/site/site-paths';
import { root } from '@revisoins/workspace/paths';
import { installedVersion } from '../installed-version.ts';
import { INDEX_FILE, type IndexFile } from '../index-file.schema.ts';
import { sdkVersion } from '../faces/sdk-version.ts';
import { programFile } from './bundle.ts';
import { NODE_RANGE } from './node-version.ts';
import { packages, type PackageSource } from './packages.ts';

const run = promisify(execFile);

/** One version for all: they are made together, and work together. */
const { version } = sdkVersion();

function manifest({ name, description, dependencies = [], peers, bin, exports, bundled }: PackageSource) {
  const optional = name === '@revisoins/release' ? { '@revisoins/build': version } : {};
  return {
    name,
    version,
    description,
    type: 'module',
    license: 'SEE LICENSE IN NOTICE.md',
    ...(bin
      ? { bin: Object.fromEntries(Object.entries(bin).map(([one, file]) => [one, `./${programFile(file)}`])) }
      : {}),
    ...(exports ? { exports } : {}),
    ...(name === '@revisoins/build' ? { peerDependencies: { '@revisoins/sdk': version } } : {}),
    ...(peers ? { peerDependencies: peers } : {}),
    ...(Object.keys(optional).length > 0 ? { peerDependencies: optional } : {}),
    ...(bundled ? { bundleDependencies: bundled } : {}),
    dependencies: Object.fromEntries(
      [...dependencies, ...(bundled ?? [])].map((one) => [one, installedVersion(one)]),
    ),
    engines: { node: NODE_RANGE },
  };
}

export interface Packed {
  name: string;
  version: string;
  file: string;
  bytes: number;
  integrity: string;
}

async function packOne(source: PackageSource, target: string): Promise<Packed> {
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-pack-'));
  try {
    await source.write(folder);
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(source), null, 2)}\n`);
    copyFileSync(join(root, 'NOTICE.md'), join(folder, 'NOTICE.md'));
    await run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', target], {
      cwd: folder,
      shell: process.platform === 'win32',
    });
    const docs = join(folder, DOCS_FOLDER);
    if (existsSync(docs)) cpSync(docs, join(target, DOCS_FOLDER), { recursive: true });
    const name = `${source.name.replace('@', '').replace('/', '-')}-${version}`;
    const content = readFileSync(join(target, `${name}.tgz`));
    const hash = createHash('sha512').update(content).digest();
    // The name contains a hash of the content: an update has another address, and nothing changes at an
    // address.
    const file = `${name}-${hash.toString('hex').slice(0, 12)}.tgz`;
    renameSync(join(target, `${name}.tgz`), join(target, file));
    const integrity = `sha512-${hash.toString('base64')}`;
    return { name: source.name, version, file, bytes: content.length, integrity };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Makes every package, and the index, in a folder. Replaces what was there, except packages of earlier
 * builds; `clean` removes those too. In the folder of a site, the guide names that site.
 */
export async function pack(out: string, { clean }: { clean: boolean }): Promise<Packed[]> {
  const target = resolve(out);
  const staged = `${target}.new`;
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  const packed = await Promise.all(packages.map((source) => packOne(source, staged)));
  const index: IndexFile = {
    schema: 1,
    contract: CONTRACT_VERSION,
    packages: Object.fromEntries(
      packed.map(({ name, file, integrity }) => [name, { version, file, integrity }]),
    ),
  };
  writeFileSync(join(staged, INDEX_FILE), `${JSON.stringify(index, null, 2)}\n`);
  // Stable addresses, for people to type.
  for (const [name, typed] of [
    ['create-revisoins-remote', 'create-revisoins-remote'],
    ['@revisoins/conformance', 'conformance'],
  ] as const)
    copyFileSync(join(staged, index.packages[name]?.file ?? ''), join(staged, `${typed}.tgz`));
  if (!clean) keepFormerPackages(target, staged);
  const site = sitePaths(join(target, '../..'));
  if (site.sdk === target && existsSync(site.siteFile))
    nameSite(join(staged, DOCS_FOLDER), readSiteFile(site));
  rmSync(target, { recursive: true, force: true });
  renameSync(staged, target);
  return packed;
}
