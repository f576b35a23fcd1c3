import type { Registry } from '@revisoins/contracts';
import { Refusal } from '../refusal.ts';
import type { SiteFile } from '../site/site-file.schema.ts';
import { versionPath } from '../site/site-paths.ts';

/** The origin that serves a remote: the one asked for, the one of site.json, or the one of its default version. Pure. */
export function originOf(name: string, siteFile: SiteFile, registry: Registry, asked?: string): string {
  const remote = registry.remotes[name];
  const base = remote?.versions[remote.default]?.base;
  const path = remote && `/${versionPath(name, remote.default)}`;
  const known = base !== undefined && path !== undefined && base.endsWith(path) ? base.slice(0, -path.length) : undefined;
  const origin = asked ?? siteFile.origins[name] ?? known;
  if (origin !== undefined && URL.canParse(origin)) return new URL(origin).href.replace(/\/$/, '');
  if (origin !== undefined) throw new Refusal(`"${origin}" is no origin; write it as https://${name}.example.`);
  throw new Refusal(`It is not known which origin serves ${name}. Add "${name}": "https://..." to "origins" in site.json, or say --origin.`);
}
