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
import { receivePublication } from '../receive/receive-publication.ts';
import { liveSite } from './live-site.ts';
import { resolvePage } from './serve-page.ts';
import { serveStatic } from './static-server.ts';

export interface ServeOptions {
  site: Pick<Site, 'folder'>;
  shellPort: number;
  /** The port of a remote's server; defaults to the port of its origin. */
  remotePort?(remote: string): number;
  /** Remotes that a development server serves. */
  developed?: readonly string[];
}

/**
 * Serves the shell and each remote on its own origin, as configured in site.json. A remote that a release
 * adds is served from the next page load on; the server of a removed one then stops. Returns a function that
 * stops it.
 */
export async function serveSite({
  site,
  shellPort,
  remotePort,
  developed = [],
}: ServeOptions): Promise<() => Promise<void>> {
  const live = liveSite(site.folder);
  /** By port: remotes may share an origin. */
  const servers = new Map<number, Promise<Server>>();
  const stopServer = (server: Promise<Server>) => server.then(closeServer, () => undefined);
  const stop = async () => {
    await Promise.all([...servers.values()].map(stopServer));
  };
  const localPort = (remote: string, origin: string) => remotePort?.(remote) ?? Number(new URL(origin).port);
  /** The remote of a path at a port. */
  const remoteAt = (path: string, port: number): string | undefined => {
    const [, name = ''] = /^\/remotes\/([a-z][a-z0-9-]*)\//.exec(path) ?? [];
    const origin = live().origins[name];
    return origin !== undefined && localPort(name, origin) === port ? name : undefined;
  };
  const serveOrigin = (remote: string, port: number) => {
    const server = serveStatic({
      folder: (path) => join(site.folder, remoteAt(path, port) ?? remote),
      port,
      purpose: remote,
      headers: () => remoteHeaders,
      immutable: /^\/remotes\//,
    });
    servers.set(port, server);
    return server;
  };

  const follow = (origins: Record<string, string>) => {
    if (remotePort !== undefined) return;
    const remotePorts = new Set(Object.entries(origins).map(([remote, origin]) => localPort(remote, origin)));
    for (const [port, server] of servers) {
      if (port === shellPort || remotePorts.has(port)) continue;
      servers.delete(port);
      void stopServer(server);
    }
    for (const [remote, origin] of Object.entries(origins)) {
      if (servers.has(localPort(remote, origin)) || developed.includes(remote)) continue;
      if (new URL(origin).hostname !== 'localhost') continue;
      serveOrigin(remote, localPort(remote, origin)).then(
        () => console.log(`  ${remote} is new on this site; it is served at ${origin}.`),
        (error: unknown) =>
          console.error(
            `  ${remote} is new on this site and not served: ${error instanceof Error ? error.message : String(error)}`,
          ),
      );
    }
  };

  const pathHeaders = (path: string) => {
    const { config, origins, inlineScriptHashes } = live();
    follow(origins);
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
    const shell = serveStatic({
      folder: () => join(site.folder, 'shell'),
      port: shellPort,
      purpose: 'shell',
      headers: (path) => ({ ...pathHeaders(path), ...(OPEN.test(path) ? openHeaders : {}) }),
      resolvePage: resolvePage(join(site.folder, 'shell')),
      answer: (request, response) => receivePublication(site.folder, request, response),
      immutable: /^\/assets\//,
    });
    servers.set(shellPort, shell);
    await shell;
    for (const [remote, origin] of Object.entries(live().origins)) {
      const port = localPort(remote, origin);
      if (!servers.has(port) && !developed.includes(remote)) await serveOrigin(remote, port);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
