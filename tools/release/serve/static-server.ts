import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { listenOnPort } from '@revisoins/stack/listen-on-port';
import { servePage } from './serve-page.ts';
import { availableDictionary, DICTIONARY_FOLDER, useAsDictionary, VARY } from '../headers/dictionaries.ts';
import { IMMUTABLE, REVALIDATE } from '../headers/headers.ts';

/** Paths that are files or nothing; any other one is a screen of a host with client-side routing. */
const FILE = /^\/(assets|locales)\/|\.[a-z0-9]+$/i;

/** The folder of the forms that need a dictionary; nobody requests them by path. */
const FORM = new RegExp(`^/${DICTIONARY_FOLDER}/[^/]*/`);

/** Never published: files left by an editor or a version control system. */
const HIDDEN = /(?:\/|%2f)(?:\.|%2e)(?!well-known\/)/i;

const isPlainPath = (pathname: string) => /^(\/[\w-][\w.-]*)+$/.test(pathname);

export interface StaticServerOptions {
  /** The folder of a path's file. */
  folder(pathname: string): string;
  port: number;
  /** What the port is for, for the error when it is in use. */
  purpose: string;
  /** The headers of a path's response. */
  headers(pathname: string): Record<string, string>;
  /** The page for a path that is not a file, for a host with client-side routing. */
  resolvePage?(pathname: string): string;
  /** Answers a request that is for no file; returns whether it does. */
  answer?(request: IncomingMessage, response: ServerResponse): boolean;
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
  answer,
  immutable,
}: StaticServerOptions): Promise<Server> {
  const servers = new Map<string, ReturnType<typeof sirv>>();
  const serveFrom = (place: string) => {
    const known = servers.get(place);
    if (known) return known;
    const made = sirv(place, {
      // Reads the disk for each request, so that new files appear without a restart.
      dev: true,
      etag: true,
      brotli: true,
      gzip: true,
      setHeaders: (response, served) => {
        const pathname = served.replace(FORM, '/');
        // Browsers show plain text, and save what they do not know.
        if (/\.(txt|md)$/.test(pathname)) response.setHeader('Content-Type', 'text/plain;charset=utf-8');
        response.setHeader('Cache-Control', immutable.test(pathname) ? IMMUTABLE : REVALIDATE);
        if (!immutable.test(pathname)) return;
        response.setHeader('Vary', VARY);
        const use = useAsDictionary(pathname);
        if (use !== undefined) response.setHeader('Use-As-Dictionary', use);
      },
    });
    servers.set(place, made);
    return made;
  };
  const server = createServer((request, response) => {
    if (answer?.(request, response)) return;
    const [pathname = '/'] = (request.url ?? '/').split('?');
    for (const [name, value] of Object.entries(headers(pathname))) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const isScreen = pathname === '/index.html' || !FILE.test(pathname);
    const place = folder(pathname);
    if (resolvePage && isScreen && servePage(join(place, resolvePage(pathname)), request, response)) return;
    const dictionary = availableDictionary(request.headers);
    const form = `/${DICTIONARY_FOLDER}/${dictionary}${pathname}`;
    const hasForm = dictionary !== undefined && isPlainPath(pathname) && existsSync(join(place, form));
    if (hasForm) {
      request.url = form;
      response.setHeader('Content-Encoding', 'dcz');
    } else if (FORM.test(pathname) || HIDDEN.test(pathname)) request.url = '/.none';
    serveFrom(place)(request, response, () => {
      response
        .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': REVALIDATE })
        .end('Not found');
    });
  });
  await listenOnPort(server, port, purpose);
  return server;
}
