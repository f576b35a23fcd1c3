import type { Server } from 'node:http';
import { join } from 'node:path';
import { closeServer } from '../stack/listen-on-port.ts';
import type { Site } from '../site/assemble.ts';
import { EMBED, OPEN, openHeaders, remoteHeaders, shellHeaders, sitePolicies } from './headers.ts';
import { pageOf } from './page-of.ts';
import { serveStatic } from './static-server.ts';

export interface ServeOptions {
  site: Site;
  shellPort: number;
  /** Where a remote is served. */
  originOf(remote: string): string;
  /** The port that a remote's server listens at; the default is that of its origin. */
  portOf?(remote: string): number;
  /** Remotes that a development server serves. */
  developed?: readonly string[];
}

/** Serves the shell and each remote on its own origin. Returns how to stop. */
export async function serveSite({
  site,
  shellPort,
  originOf,
  portOf = (remote) => Number(new URL(originOf(remote)).port),
  developed = [],
}: ServeOptions): Promise<() => Promise<void>> {
  const remotes = Object.keys(site.registry.remotes);
  const guarded = {
    config: site.config,
    remotes: remotes.map(originOf),
    inlineScriptHashes: site.inlineScriptHashes,
    development: developed.length > 0,
  };
  const policies = sitePolicies(guarded);
  const ofShell = shellHeaders(guarded, policies.shell);
  const ofEmbed = shellHeaders(guarded, policies.embed);
  const servers: Server[] = [];
  const stop = async () => {
    await Promise.all(servers.map(closeServer));
  };
  try {
    servers.push(
      await serveStatic({
        folder: join(site.folder, 'shell'),
        port: shellPort,
        purpose: 'shell',
        headers: (path) => ({ ...(EMBED.test(path) ? ofEmbed : ofShell), ...(OPEN.test(path) ? openHeaders : {}) }),
        pageOf: pageOf(join(site.folder, 'shell')),
        immutable: /^\/assets\//,
      }),
    );
    for (const remote of remotes.filter((name) => !developed.includes(name))) {
      servers.push(
        await serveStatic({
          folder: join(site.folder, remote),
          port: portOf(remote),
          purpose: remote,
          headers: () => remoteHeaders,
          immutable: /^\/remotes\//,
        }),
      );
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
