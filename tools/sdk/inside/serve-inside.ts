import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { errorMessage, type RemoteDeclaration } from '@revisoins/contracts';
import { describeBuild } from '@revisoins/release/site/describe-build';
import { readOwnDeclaration } from './own-declaration.ts';
import { scriptElement, withChannel, withRemote, type InsertedRemote } from './with-remote.ts';

/** Reloads the page after each build. Fixed, because pages require its hash. */
const RELOAD = `new EventSource('/@revisoins/builds').onmessage = () => location.reload();`;
const RELOAD_PATH = '/@revisoins/reload.js';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface InsideOptions {
  /** The origin of the site. */
  origin: string;
  /** The folder of the build. */
  folder: string;
  port: number;
  /** Changes the declaration that the site is given, such as who may see a screen. */
  adapt?(declaration: RemoteDeclaration): RemoteDeclaration;
  /** Reload the pages when `built` is called. */
  follows?: boolean;
}

export interface ServedInside {
  url: string;
  /** Notifies the open pages of a new build. */
  built(): void;
  stop(): Promise<void>;
}

/**
 * Headers that concern the transfer of a response, or that do not apply to a copy of the site on this
 * machine.
 */
const dropped = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'strict-transport-security',
  'transfer-encoding',
]);

/** A build as the registry of the site lists it. */
function inserted(folder: string, base: string, adapt: NonNullable<InsideOptions['adapt']>): InsertedRemote {
  const declaration = readOwnDeclaration(folder);
  const { fingerprint, ...build } = describeBuild(folder);
  return {
    name: declaration.name,
    version: `${declaration.version}-${fingerprint}`,
    registered: { base, declaration: adapt(declaration), ...build },
  };
}

/** Sends a file of the build, and no other. */
function sendFile(folder: string, path: string, response: ServerResponse): void {
  const file = join(folder, path);
  if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end('Not found');
    return;
  }
  response
    .writeHead(200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'no-store',
      'Access-Control-Allow-Origin': '*',
    })
    .end(readFileSync(file));
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Stop the program that uses it, or say --port with another one.`)
          : error,
      ),
    );
    server.listen(port, 'localhost', resolve);
  });

/**
 * Serves a deployed site on this machine, with a remote that the site does not have: its pages come from the
 * site, with the build of this folder in their registry. The site and its visitors do not notice, and nobody
 * has to allow it.
 */
export async function serveInside({
  origin,
  folder,
  port,
  adapt = (declaration) => declaration,
  follows = false,
}: InsideOptions): Promise<ServedInside> {
  const listeners = new Set<ServerResponse>();
  let url = '';
  let former: InsertedRemote | undefined;
  /** The build; the former one as long as it cannot be read, such as while it is being written. */
  const here = () => {
    try {
      former = inserted(folder, `${url}/@remote/`, adapt);
    } catch (error) {
      if (former === undefined) throw error;
    }
    return former;
  };
  const script = follows ? scriptElement(RELOAD_PATH, RELOAD) : '';

  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await fetch(new URL(request.url ?? '/', origin), {
      method: request.method === 'HEAD' ? 'HEAD' : 'GET',
      headers: { accept: request.headers.accept ?? '*/*' },
      redirect: 'manual',
    }).catch((error: unknown) => {
      throw new Error(`${origin} does not answer: ${errorMessage(error)}`);
    });
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !dropped.has(name)));
    const isPage = headers['content-type']?.startsWith('text/html') === true;
    const isChannels = request.url === '/channels.json' && answer.ok;
    if (!isPage && !isChannels) {
      response.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const text = await answer.text();
    const body = isPage ? withRemote(text, here(), script) : withChannel(text, here());
    response.writeHead(answer.status, { ...headers, 'cache-control': 'no-store' }).end(body);
  };

  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    if (path.startsWith('/@remote/'))
      return void sendFile(folder, decodeURI(path.slice('/@remote/'.length)), response);
    if (path === RELOAD_PATH)
      return void response.writeHead(200, { 'Content-Type': types['.js'] }).end(RELOAD);
    if (path === '/@revisoins/builds') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(':\n\n');
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      return;
    }
    pass(request, response).catch((error: unknown) => {
      response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' }).end(errorMessage(error));
    });
  });
  await listen(server, port);
  const address = server.address();
  url = `http://localhost:${typeof address === 'object' ? address?.port : port}`;
  return {
    url,
    built: () => {
      for (const listener of listeners) listener.write('data: built\n\n');
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
