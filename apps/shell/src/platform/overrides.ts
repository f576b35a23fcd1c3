import type { Registry } from '@revisoins/contracts';
import { deviceStorage, parseStored } from '@revisoins/host';
import * as z from 'zod/mini';
import { OVERRIDES_KEY } from './storage-keys.ts';

/**
 * What this browser runs instead of the site's choice: another published version, a build served from a
 * team's own address, or a preview that the site serves to people who open its link.
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

/** The names are bounded as when they were given: the badge shows them, whoever made the link. */
const PREVIEW_LINK = /^([a-z][a-z0-9-]{0,39})@([a-z0-9][a-z0-9-]{0,39})$/;

export interface AppliedOverrides {
  registry: Registry;
  /** The active overrides, and why the others are not. */
  active: Overrides;
  refused: Record<string, string>;
  /** Until when the active previews are there, by remote. */
  until: Record<string, Date>;
  /** The previews that have expired or were removed, by remote: their names. */
  gone: Record<string, string>;
  /** Overridden remotes of which the site has no version of its own. */
  unpublished: readonly string[];
}

/** Where overrides may come from. */
export interface OverrideSources {
  allowedOrigins: readonly string[];
  platform: string;
}
