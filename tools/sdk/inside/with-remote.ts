import { createHash } from 'node:crypto';
import type { RegisteredVersion } from '@revisoins/contracts';
import { replaceInlinedJson } from '@revisoins/release/inlined-json';

export interface InsertedRemote {
  name: string;
  /** Its id in the registry. */
  version: string;
  registered: RegisteredVersion;
}

const asEntry = ({ version, registered }: InsertedRemote) => ({
  default: version,
  traffic: {},
  versions: { [version]: registered },
});

/** A page of a site with a remote in its registry, replacing any remote of the same name. Pure. */
export function withRemote(html: string, remote: InsertedRemote, script = ''): string {
  const page = replaceInlinedJson(html, 'revisoins-registry', (data) => {
    const registry = data as { remotes: Record<string, unknown> };
    return { ...registry, remotes: { ...registry.remotes, [remote.name]: asEntry(remote) } };
  });
  return script === '' ? page : page.replace('</head>', () => `${script}</head>`);
}

/** The list of which versions browsers get now, with the remote. Pure. */
export const withChannel = (channels: string, { name, version }: InsertedRemote): string =>
  JSON.stringify({
    ...(JSON.parse(channels) as Record<string, unknown>),
    [name]: { default: version, traffic: {} },
  });

/**
 * The element that loads a script of ours, with the hash that the pages of a site require, which they accept
 * of requests with CORS alone. Pure.
 */
export const scriptElement = (path: string, text: string): string =>
  `<script src="${path}" integrity="sha384-${createHash('sha384').update(text).digest('base64')}" crossorigin async></script>`;
