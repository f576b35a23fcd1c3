import type { Registry } from '@revisoins/contracts';
import { joiningOrigin, ports } from '@revisoins/workspace/ports';
import { Refusal } from '../refusal.ts';
import type { SiteFile } from '../site/site-file.schema.ts';
import { versionPath } from '../site/site-paths.ts';

/** The PORT_OFFSET of a site that npm start serves on this machine; undefined for another site. */
function localPortOffset({ config: { publicUrl } }: SiteFile): number | undefined {
  if (publicUrl === undefined) return undefined;
  const { hostname, port } = new URL(publicUrl);
  const offset = Number(port) - ports(0).shell;
  return hostname === 'localhost' && offset >= 0 && offset <= 10_000 ? offset : undefined;
}

/**
 * The origin that serves a remote: the requested one, else the origin in site.json, else the origin of its
 * default version, else a new one of the local site. Pure.
 */
export function resolveOrigin(name: string, siteFile: SiteFile, registry: Registry, asked?: string): string {
  const remote = registry.remotes[name];
  const base = remote?.versions[remote.default]?.base;
  const path = remote && `/${versionPath(name, remote.default)}`;
  const known =
    base !== undefined && path !== undefined && base.endsWith(path) ? base.slice(0, -path.length) : undefined;
  const offset = localPortOffset(siteFile);
  const origin =
    asked ??
    siteFile.origins[name] ??
    known ??
    (offset === undefined ? undefined : joiningOrigin(name, offset, siteFile.origins));
  if (origin !== undefined && URL.canParse(origin)) {
    const { protocol, search, hash, href } = new URL(origin);
    if (/^https?:$/.test(protocol) && search === '' && hash === '') return href.replace(/\/$/, '');
  }
  if (origin !== undefined)
    throw new Refusal(`"${origin}" is not an origin; write it as https://${name}.example.`);
  throw new Refusal(
    `It is not known which origin serves ${name}. Add "${name}": "https://..." to "origins" in site.json, or say --origin.`,
  );
}

/**
 * site.json with the origin of a remote, which the pages' policy must name. Undefined when it is already
 * there. Pure.
 */
export function withOrigin(siteFile: SiteFile, name: string, served: string): SiteFile | undefined {
  const { origin } = new URL(served);
  if (siteFile.origins[name] !== undefined) return undefined;
  const { config } = siteFile;
  const isLocal = localPortOffset(siteFile) !== undefined && config.overrideOrigins !== undefined;
  return {
    ...siteFile,
    config: isLocal ? { ...config, overrideOrigins: [...(config.overrideOrigins ?? []), origin] } : config,
    origins: { ...siteFile.origins, [name]: origin },
  };
}
