import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { listenOnPort } from '@revisoins/stack/listen-on-port';
import { servePage } from './serve-page.ts';
import { IMMUTABLE, REVALIDATE } from '../headers/headers.ts';

/** Paths that are files or nothing; any other one is a screen of a host with client-side routing. */
const FILE = /^\/(assets|locales)\/|\.[a-z0-9]+$/i;

export interface StaticServerOptions {
  folder: string;
  port: number;
  /** What the port is for, for the error when it is in use. */
  purpose: string;
  /** The headers of a path's response. */
  headers(pathname: string): Record<string, string>;
  /** The page for a path that is no file, for a host with client-side routing. */
  resolvePage?(pathname: string): string;
  /** Paths of immutable files. */
  immutable: RegExp;
}

/** Serves a folder with precompressed files. Rejects with a sentence about the port when it is in use. */
export async function serveStatic({
  folder,
  port,
  purpose,
  headers,
  resolvePage,
  immutable,
}: StaticServerOptions): Promise<Server> {
  const files = sirv(folder, {
    // Reads the disk for each request, so that new files appear without a restart.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', immutable.test(pathname) ? IMMUTABLE : REVALIDATE);
    },
  });
  const server = createServer((request, response) => {
    const [pathname = '/'] = (request.url ?? '/').split('?');
    for (const [name, value] of Object.entries(headers(pathname))) response.setHeader(name, value);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const isScreen = pathname === '/index.html' || !FILE.test(pathname);
    if (resolvePage && reads && isScreen && servePage(join(folder, resolvePage(pathname)), request, response))
      return;
    files(request, response, () => {
      response
        .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': REVALIDATE })
        .end('Not found');
    });
  });
  await listenOnPort(server, port, purpose);
  return server;
}
