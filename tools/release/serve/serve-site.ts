import type { Server } from 'node:http';
import { join } from 'node:path';
import { closeServer } from '@revisoins/stack/listen-on-port';
import type { Site } from '../local/assemble.ts';
import {
  EMBED,
  OPEN,
  openHeaders,
  permissionsAt,
  remoteHeaders,
  shellHeaders,
  sitePolicies,
} from '../headers/headers.ts';
import { liveSite } from './live-site.ts';
import { resolvePage } from './resolve-page.ts';
import { serveStatic } from './static-server.ts';

export interface ServeOptions {
  site: Pick<Site, 'folder'>;
  shellPort: number;
  /** The port that a remote's server listens at; the default is that of its origin. */
  portOf?(remote: string): number;
  /** Remotes that a development server serves. */
  developed?: readonly string[];
}

/**
 * Serves the shell and each remote on its own origin, as its site.json says. A remote that a release adds is served from the
 * next page load on. Returns how to stop.
 */
export async function serveSite({
  site,
  shellPort,
  portOf,
  developed = [],
}: ServeOptions): Promise<() => Promise<void>> {
  const live = liveSite(site.folder);
  const served = new Set(developed);
  const servers: Server[] = [];
  const stop = async () => {
    await Promise.all(servers.map(closeServer));
  };
  const serveRemote = async (remote: string, port: number) => {
    served.add(remote);
    servers.push(
      await serveStatic({
        folder: join(site.folder, remote),
        port,
        purpose: remote,
        headers: () => remoteHeaders,
        immutable: /^\/remotes\//,
      }),
    );
  };
  const portOfOrigin = (origin: string) => Number(new URL(origin).port);

  const serveAdded = (origins: Record<string, string>) => {
    for (const [remote, origin] of Object.entries(origins)) {
      if (served.has(remote) || portOf !== undefined || new URL(origin).hostname !== 'localhost') continue;
      serveRemote(remote, portOfOrigin(origin)).then(
        () => console.log(`  ${remote} is new on this site; it is served at ${origin}.`),
        (error: unknown) =>
          console.error(
            `  ${remote} is new on this site and not served: ${error instanceof Error ? error.message : String(error)}`,
          ),
      );
    }
  };

  const headersOf = (path: string) => {
    const { config, origins, inlineScriptHashes } = live();
    serveAdded(origins);
    const guarded = {
      config,
      remotes: Object.values(origins),
      inlineScriptHashes,
      development: developed.length > 0,
    };
    const policies = sitePolicies(guarded);
    const policy = EMBED.test(path) ? policies.embed : policies.shell;
    return shellHeaders(guarded, policy, permissionsAt(guarded, path));
  };

  try {
    servers.push(
      await serveStatic({
        folder: join(site.folder, 'shell'),
        port: shellPort,
        purpose: 'shell',
        headers: (path) => ({ ...headersOf(path), ...(OPEN.test(path) ? openHeaders : {}) }),
        resolvePage: resolvePage(join(site.folder, 'shell')),
        immutable: /^\/assets\//,
      }),
    );
    for (const [remote, origin] of Object.entries(live().origins)) {
      if (!served.has(remote)) await serveRemote(remote, portOf?.(remote) ?? portOfOrigin(origin));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
