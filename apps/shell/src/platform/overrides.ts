import { remoteDeclarationSchema, type RegisteredVersion, type Registry } from '@revisoins/contracts';
import { deviceStorage, parseStored } from '@revisoins/host';
import * as z from 'zod/mini';
import { OVERRIDE_TIMEOUT } from './override-timeout.ts';
import type { Site } from './read-site.ts';
import { OVERRIDES_KEY } from './storage-keys.ts';
import { withOverride } from './with-override.ts';

/**
 * What this browser runs instead of the site's choice: another published version, a build served from a
 * team's own address, or a preview that the site has for whoever opens its link.
 */
const overrideSchema = z.union([
  z.strictObject({ kind: z.literal('version'), version: z.string() }),
  z.strictObject({ kind: z.literal('address'), base: z.url() }),
  z.strictObject({ kind: z.literal('preview'), name: z.string().check(z.regex(/^[a-z0-9-]+$/)) }),
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

/**
 * Follows the link to a preview, `?preview=quiz@my-branch`: stores it, and takes it out of the address, so
 * that a reload after the way back does not follow it again. Returns the overrides of this browser.
 */
export function followPreviewLink(page: Document): Overrides {
  const url = new URL(page.location.href);
  const [, remote, name] = PREVIEW_LINK.exec(url.searchParams.get('preview') ?? '') ?? [];
  if (remote === undefined || name === undefined) return readOverrides();
  url.searchParams.delete('preview');
  history.replaceState(history.state, '', url);
  const overrides: Overrides = { ...readOverrides(), [remote]: { kind: 'preview', name } };
  writeOverrides(overrides);
  return overrides;
}

/** Ends the overrides of some remotes. */
export function endOverrides(remotes: readonly string[]): void {
  if (remotes.length > 0)
    writeOverrides(
      Object.fromEntries(Object.entries(readOverrides()).filter(([remote]) => !remotes.includes(remote))),
    );
}

/** Whether the operator allows builds from that address. */
export function mayOverride(base: string, allowedOrigins: readonly string[]): boolean {
  return URL.canParse(base) && allowedOrigins.includes(new URL(base).origin);
}

const PREVIEW_LINK = /^([a-z][a-z0-9-]*)@([a-z0-9-]+)$/;

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
  /** Until when the active previews are there, by remote. */
  until: Record<string, Date>;
  /** The previews that have expired or were removed, by remote: their names. */
  gone: Record<string, string>;
}

/**
 * Applies this browser's overrides to the registry. Never rejects: for an override that fails, the site's
 * choice stays.
 */
export async function applyOverrides(
  { registry, fetchVersions }: Pick<Site, 'registry' | 'fetchVersions'>,
  overrides: Overrides,
  { allowedOrigins, platform }: { allowedOrigins: readonly string[]; platform: string },
): Promise<AppliedOverrides> {
  const applied: AppliedOverrides = {
    registry: { ...registry, remotes: { ...registry.remotes } },
    active: {},
    refused: {},
    until: {},
    gone: {},
  };
  /** The version that runs instead, and its id; undefined for a preview that is gone. */
  const find = async (remote: string, override: Override) => {
    const entry = registry.remotes[remote];
    if (override.kind === 'preview') {
      const { fetchPreview } = await import('./fetch-preview.ts');
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
