import { join, posix } from 'node:path';
import { closeServer } from '@revisoins/stack/listen-on-port';
import {
  EMBED,
  OPEN,
  openHeaders,
  permissionsAt,
  PREVIEWED,
  shellHeaders,
  sitePolicies,
} from '../headers/headers.ts';
import { receivePublication } from '../receive/receive-publication.ts';
import { liveSite } from './live-site.ts';
import { createRemoteServers, type ServeOptions } from './remote-servers.ts';
import { resolvePage } from './serve-page.ts';
import { serveStatic } from './static-server.ts';

/** A path as its file is looked up, however it was written. */
function filePath(path: string): string {
  try {
    return posix.normalize(decodeURIComponent(path));
  } catch {
    return path;
  }
}

/**
 * Serves the shell and each remote on its own origin, as configured in site.json. A remote that a release
 * adds is served from the next page load on; the server of a removed one then stops. Returns a function that
 * stops it.
 */
export async function serveSite(options: ServeOptions): Promise<() => Promise<void>> {
  const { site, shellPort, developed = [] } = options;
  const live = liveSite(site.folder);
  const remotes = createRemoteServers(options, live);

  const pathHeaders = (path: string) => {
    const { config, origins, inlineScriptHashes } = live();
    remotes.follow();
    const guarded = {
      config,
      remotes: Object.values(origins),
      inlineScriptHashes,
      development: developed.length > 0,
    };
    const policies = sitePolicies(guarded);
    const ofPage = EMBED.test(path) ? policies.embed : policies.shell;
    const policy = PREVIEWED.test(filePath(path)) ? policies.previewed : ofPage;
    return shellHeaders(guarded, policy, permissionsAt(guarded, path));
  };

  const shell = await serveStatic({
    folder: () => join(site.folder, 'shell'),
    port: shellPort,
    purpose: 'shell',
    headers: (path) => ({ ...pathHeaders(path), ...(OPEN.test(path) ? openHeaders : {}) }),
    resolvePage: resolvePage(join(site.folder, 'shell')),
    answer: (request, response) => receivePublication(site.folder, request, response),
    immutable: /^\/assets\//,
  });
  const stop = async () => {
    await Promise.all([closeServer(shell), remotes.stop()]);
  };
  try {
    await remotes.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
