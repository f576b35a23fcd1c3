import type { Server } from 'node:http';
import { join } from 'node:path';
import { closeServer } from '@revisoins/stack/listen-on-port';
import type { Site } from '../local/assemble.ts';
import { remoteHeaders } from '../headers/headers.ts';
import type { LiveSite } from './live-site.ts';
import { serveStatic } from './static-server.ts';

export interface ServeOptions {
  site: Pick<Site, 'folder'>;
  shellPort: number;
  /** The port of a remote's server; defaults to the port of its origin. */
  remotePort?(remote: string): number;
  /** Remotes that a development server serves. */
  developed?: readonly string[];
}

/** The servers of a site's remotes, one for each port: remotes may share an origin. */
export interface RemoteServers {
  /** Serves the remotes that the site has. Rejects when a port is taken. */
  start(): Promise<void>;
  /** Serves the remotes that a release has added, and stops the servers of remotes that are gone. */
  follow(): void;
  stop(): Promise<void>;
}

export function createRemoteServers(
  { site, shellPort, remotePort, developed = [] }: ServeOptions,
  live: () => LiveSite,
): RemoteServers {
  const servers = new Map<number, Promise<Server>>();
  const stopServer = (server: Promise<Server>) => server.then(closeServer, () => undefined);
  const localPort = (remote: string, origin: string) => remotePort?.(remote) ?? Number(new URL(origin).port);

  /** The remote of a path at a port. */
  function remoteAt(path: string, port: number): string | undefined {
    const [, name = ''] = /^\/remotes\/([a-z][a-z0-9-]*)\//.exec(path) ?? [];
    const origin = live().origins[name];
    return origin !== undefined && localPort(name, origin) === port ? name : undefined;
  }

  function serve(remote: string, port: number): Promise<Server> {
    const server = serveStatic({
      folder: (path) => join(site.folder, remoteAt(path, port) ?? remote),
      port,
      purpose: remote,
      headers: () => remoteHeaders,
      immutable: /^\/remotes\//,
    });
    servers.set(port, server);
    return server;
  }

  /** The remotes that this command serves, and that no server serves yet. */
  const unserved = () =>
    Object.entries(live().origins)
      .map(([remote, origin]) => ({ remote, origin, port: localPort(remote, origin) }))
      .filter(({ remote, port }) => port !== shellPort && !servers.has(port) && !developed.includes(remote));

  return {
    async start() {
      for (const { remote, port } of unserved()) if (!servers.has(port)) await serve(remote, port);
    },
    follow() {
      if (remotePort !== undefined) return;
      const ports = new Set(
        Object.entries(live().origins).map(([remote, origin]) => localPort(remote, origin)),
      );
      for (const [port, server] of servers) {
        if (ports.has(port)) continue;
        servers.delete(port);
        void stopServer(server);
      }
      for (const { remote, origin, port } of unserved()) {
        if (servers.has(port) || new URL(origin).hostname !== 'localhost') continue;
        serve(remote, port).then(
          () => console.log(`  ${remote} is new on this site; it is served at ${origin}.`),
          (error: unknown) =>
            console.error(
              `  ${remote} is new on this site and not served: ${error instanceof Error ? error.message : String(error)}`,
            ),
        );
      }
    },
    async stop() {
      await Promise.all([...servers.values()].map(stopServer));
    },
  };
}
