import type { AppliedOverrides, Overrides, OverrideSources } from './overrides.ts';
import type { Site } from './read-site.ts';

/**
 * Applies this browser's overrides to the registry. Never rejects: for an override that fails, the site's
 * choice stays. Its code loads only in a browser that has overrides.
 */
export async function applyOverrides(
  site: Pick<Site, 'registry' | 'fetchVersions'>,
  overrides: Overrides,
  sources: OverrideSources,
): Promise<AppliedOverrides> {
  const none = { registry: site.registry, active: {}, refused: {}, until: {}, gone: {}, unpublished: [] };
  const remotes = Object.keys(overrides);
  if (remotes.length === 0) return none;
  try {
    const { applyEach } = await import('./apply-each-override.ts');
    return await applyEach(site, overrides, sources);
  } catch (error) {
    return { ...none, refused: Object.fromEntries(remotes.map((remote) => [remote, String(error)])) };
  }
}
