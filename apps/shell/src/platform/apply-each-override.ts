import { remoteDeclarationSchema, type RegisteredVersion } from '@revisoins/contracts';
import { ENTRY } from '@revisoins/contracts/entry-file';
import * as z from 'zod/mini';
import { fetchPreview } from './fetch-preview.ts';
import { OVERRIDE_TIMEOUT } from './override-timeout.ts';
import {
  mayOverride,
  type AppliedOverrides,
  type Override,
  type Overrides,
  type OverrideSources,
} from './overrides.ts';
import type { Site } from './read-site.ts';
import { withOverride } from './with-override.ts';

const buildSchema = z.object({
  container: z.string(),
  shared: z.record(z.string(), z.string()),
  /** The hashes of the scripts when they were built; a development server gives none. */
  integrity: z.optional(z.record(z.string(), z.string())),
});

async function readJson(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(OVERRIDE_TIMEOUT), cache: 'no-store' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** The integrity hash of the file that the address serves now, whatever the site's own is. */
async function fetchIntegrity(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(OVERRIDE_TIMEOUT), cache: 'no-store' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', await response.arrayBuffer()));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}

/**
 * Reads a build's declaration from an address. Rejects when it does not answer in time or is not a build of
 * that remote.
 */
async function describe(remote: string, address: string): Promise<RegisteredVersion> {
  const base = address.endsWith('/') ? address : `${address}/`;
  const [declared, built, entry] = await Promise.all([
    readJson(`${base}remote.json`),
    readJson(`${base}build.json`),
    fetchIntegrity(`${base}${ENTRY}`),
  ]);
  const declaration = remoteDeclarationSchema.parse(declared);
  if (declaration.name !== remote) throw new Error(`${base} is ${declaration.name}, not ${remote}`);
  const { integrity, ...build } = buildSchema.parse(built);
  return { base, declaration, ...build, integrity: { ...integrity, [ENTRY]: entry } };
}

/** Never rejects: for an override that fails, the site's choice stays. */
export async function applyEach(
  { registry, fetchVersions }: Pick<Site, 'registry' | 'fetchVersions'>,
  overrides: Overrides,
  { allowedOrigins, platform }: OverrideSources,
): Promise<AppliedOverrides> {
  const applied: AppliedOverrides = {
    registry: { ...registry, remotes: { ...registry.remotes } },
    active: {},
    refused: {},
    until: {},
    gone: {},
    unpublished: Object.keys(overrides).filter((remote) => !registry.remotes[remote]),
  };
  /** The version that runs instead, and its id; undefined for a preview that is gone. */
  const find = async (remote: string, override: Override) => {
    const entry = registry.remotes[remote];
    if (override.kind === 'preview') {
      const preview = await fetchPreview(platform, remote, override.name);
      if (!preview) return undefined;
      applied.until[remote] = preview.until;
      const { version } = preview;
      return { id: `${version.declaration.version}-preview.${override.name}`, version };
    }
    if (!entry) throw new Error(`the site has no remote "${remote}"`);
    if (override.kind === 'address') {
      if (!mayOverride(override.base, allowedOrigins))
        throw new Error(`${override.base} is not an address that this site allows`);
      const version = await describe(remote, override.base);
      return { id: `${version.declaration.version}-override`, version };
    }
    if (!entry.versions[override.version]) await fetchVersions(remote);
    const version = entry.versions[override.version];
    if (!version) throw new Error(`the site has no version ${override.version}`);
    return { id: override.version, version };
  };
  const apply = async (remote: string, override: Override) => {
    const found = await find(remote, override);
    if (!found) {
      if (override.kind === 'preview') applied.gone[remote] = override.name;
      return;
    }
    const entry = registry.remotes[remote];
    if (entry) entry.versions[found.id] = found.version;
    applied.registry.remotes[remote] = entry
      ? withOverride(entry, found.id)
      : { default: found.id, traffic: {}, versions: { [found.id]: found.version } };
    applied.active[remote] = override;
  };
  await Promise.all(
    Object.entries(overrides).map(([remote, override]) =>
      apply(remote, override).catch((error: unknown) => {
        applied.refused[remote] = error instanceof Error ? error.message : String(error);
      }),
    ),
  );
  return applied;
}
