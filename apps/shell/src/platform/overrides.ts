import { remoteDeclarationSchema, type RegisteredVersion, type Registry } from '@revisoins/contracts';
import { deviceStorage, parseStored } from '@revisoins/host';
import * as z from 'zod/mini';
import type { Site } from './read-site.ts';
import { OVERRIDES_KEY } from './storage-keys.ts';
import { withOverride } from './with-override.ts';

/**
 * What a team runs instead of the site's choice: another published version, or a build served from its own
 * address.
 */
const overrideSchema = z.union([
  z.strictObject({ kind: z.literal('version'), version: z.string() }),
  z.strictObject({ kind: z.literal('address'), base: z.url() }),
]);
export type Override = z.infer<typeof overrideSchema>;

const overridesSchema = z.record(z.string(), overrideSchema);
export type Overrides = z.infer<typeof overridesSchema>;

/** The overrides of this browser; none when nothing valid is stored. */
export function readOverrides(): Overrides {
  return overridesSchema.safeParse(parseStored(deviceStorage.get(OVERRIDES_KEY))).data ?? {};
}

export function writeOverrides(overrides: Overrides): void {
  if (Object.keys(overrides).length === 0) deviceStorage.remove(OVERRIDES_KEY);
  else deviceStorage.set(OVERRIDES_KEY, JSON.stringify(overrides));
}

/** Whether the operator allows builds from that address. */
export function mayOverride(base: string, allowedOrigins: readonly string[]): boolean {
  return URL.canParse(base) && allowedOrigins.includes(new URL(base).origin);
}

const OVERRIDE_TIMEOUT = 3_000;
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
    fetchIntegrity(`${base}remoteEntry.js`),
  ]);
  const declaration = remoteDeclarationSchema.parse(declared);
  if (declaration.name !== remote) throw new Error(`${base} is ${declaration.name}, not ${remote}`);
  const { integrity, ...build } = buildSchema.parse(built);
  return { base, declaration, ...build, integrity: { ...integrity, 'remoteEntry.js': entry } };
}

export interface AppliedOverrides {
  registry: Registry;
  /** The active overrides, and why the others are not. */
  active: Overrides;
  refused: Record<string, string>;
}

/**
 * Applies this browser's overrides to the registry. Never rejects: for an override that fails, the site's
 * choice stays.
 */
export async function applyOverrides(
  { registry, fetchVersions }: Pick<Site, 'registry' | 'fetchVersions'>,
  overrides: Overrides,
  allowedOrigins: readonly string[],
): Promise<AppliedOverrides> {
  const applied: AppliedOverrides = {
    registry: { ...registry, remotes: { ...registry.remotes } },
    active: {},
    refused: {},
  };
  await Promise.all(
    Object.entries(overrides).map(async ([remote, override]) => {
      const entry = registry.remotes[remote];
      try {
        if (!entry) throw new Error(`the site has no remote "${remote}"`);
        if (override.kind === 'version') {
          if (!entry.versions[override.version]) await fetchVersions(remote);
          if (!entry.versions[override.version])
            throw new Error(`the site has no version ${override.version}`);
          applied.registry.remotes[remote] = withOverride(entry, override.version);
        } else {
          if (!mayOverride(override.base, allowedOrigins))
            throw new Error(`${override.base} is not an address that this site allows`);
          const version = await describe(remote, override.base);
          const id = `${version.declaration.version}-override`;
          entry.versions[id] = version;
          applied.registry.remotes[remote] = withOverride(entry, id);
        }
        applied.active[remote] = override;
      } catch (error) {
        applied.refused[remote] = error instanceof Error ? error.message : String(error);
      }
    }),
  );
  return applied;
}
