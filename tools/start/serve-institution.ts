import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { listenOnPort } from '@revisoins/stack/listen-on-port';

/** The platform's address in the example pages, which is another one on this machine. */
const PLATFORM = 'https://revisoins.example';

/** The framework of one of the pages. */
const vue = createRequire(import.meta.url).resolve('vue/dist/vue.runtime.esm-browser.prod.js');

const folder = join(import.meta.dirname, 'institution');

/** Serves the pages of an example institution on its own origin, against the local platform. */
export async function serveInstitution(port: number, platform: string): Promise<Server> {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    if (path === '/vue.js')
      return response
        .writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' })
        .end(readFileSync(vue));
    const name = path === '/' ? 'index.html' : path.slice(1);
    if (!pages.includes(name)) return response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    // Read each time, so that a change shows without a restart.
    const html = readFileSync(join(folder, name), 'utf8').replaceAll(PLATFORM, platform);
    return response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' })
      .end(html);
  });
  await listenOnPort(server, port, 'example institution');
  return server;
}
