import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseLost, type Database } from '../database/database.ts';
import type { FunctionHost } from '../functions/function-host.ts';
import type { Keys } from '../keys.ts';
import type { LiteService } from '../lite-service.ts';
import type { ProjectConfig } from '../project-config.ts';
import type { RealtimeServer } from '../realtime/realtime-server.ts';
import { callFunction } from './call-function.ts';
import { corsHeaders, preflightHeaders } from './cors.ts';
import { authPath } from './auth-attempt.ts';
import type { AuthLimiter } from './auth-limiter.ts';
import { inEvenSteps } from './in-even-steps.ts';
import { isPicture } from './is-picture.ts';
import { notFound, unofferedAuth } from './unoffered-auth.ts';
import { malformed } from './malformed.ts';
import { refuseServerError } from './refuse-server-error.ts';
import { describeEvent, type SecurityEvent } from './security-events.ts';
import { readBody, requestInit, sendJson, sendResponse, sendWhole } from './web-messages.ts';

type Parts = {
  readonly apiUrl: string;
  readonly keys: Keys;
  readonly config: ProjectConfig;
  readonly database: Database;
  readonly lite: LiteService;
  readonly limitAuth: AuthLimiter;
  readonly functions: FunctionHost;
  readonly realtime: RealtimeServer;
  log(line: string): void;
  /** Receives events about the security of accounts. */
  recordEvent(event: SecurityEvent): void;
};

const MOST_FILE_BYTES = 50 * 1024 * 1024;
/**
 * For any body but a file: a quiz's 5,000 hashes are 100 KB, and reading a large JSON body blocks everybody
 * else.
 */
const MOST_BYTES = 2 * 1024 * 1024;
/** A request about an account: it is stored twice as it comes, names and all. */
const MOST_ACCOUNT_BYTES = 32 * 1024;

/** PostgREST's code for it; clients retry later. */
const away = { code: 'PGRST001', message: 'The database does not answer for the moment. Try again.' };

/** One origin for all services, like a Supabase project: auth, rest, storage, functions, realtime. */
export function createGateway(parts: Parts): Server {
  const server = createServer((request, response) => {
    answer(request, response, parts).catch((error: unknown) => {
      parts.log(`gateway: ${request.method ?? ''} ${request.url?.split('?')[0] ?? ''}: ${String(error)}`);
      if (response.headersSent) response.destroy();
      else if (error instanceof DatabaseLost)
        sendJson(response, 503, away, { ...corsHeaders(request), 'retry-after': '1' });
      else sendJson(response, 500, { code: 500, message: 'Internal Server Error' }, corsHeaders(request));
    });
  });
  // By default Node ends an idle connection after 5 s, just as a client that waited for a busy database
  // writes to it again.
  server.keepAliveTimeout = 75_000;
  server.on('upgrade', (request, socket, head: Buffer) => {
    socket.on('error', () => {
      socket.destroy();
    });
    if (request.url?.startsWith('/realtime/v1/websocket')) parts.realtime.upgrade(request, socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  return server;
}

async function answer(request: IncomingMessage, response: ServerResponse, parts: Parts): Promise<void> {
  if (request.method === 'OPTIONS') return void response.writeHead(204, preflightHeaders(request)).end();
  const headers = corsHeaders(request);
  const target = new URL(request.url ?? '/', parts.apiUrl);
  if (target.pathname === '/health') return sendHealth(response, headers, parts);
  const service = /^\/(auth|rest|storage|functions)\/v1(?=\/|$)/.exec(target.pathname)?.[1];
  if (service === undefined)
    return sendJson(response, 404, { code: 404, message: 'There is no such path on this API' }, headers);
  const most = { storage: MOST_FILE_BYTES, auth: MOST_ACCOUNT_BYTES }[service] ?? MOST_BYTES;
  const body = await readBody(request, most);
  if (body === null)
    return sendJson(
      response,
      413,
      { code: 413, message: `The body is larger than ${most} bytes` },
      { ...headers, connection: 'close' },
    );
  response.on('finish', () => {
    const asked = {
      method: request.method ?? 'GET',
      target,
      body: service === 'auth' ? body.toString('utf8') : '',
      authorization: request.headers.authorization,
      apiKey: request.headers['apikey']?.toString(),
      address: request.socket.remoteAddress,
    };
    const event = describeEvent(
      asked,
      response.statusCode,
      parts.keys.jwtSecret,
      parts.keys.secretKey,
      new Date(),
    );
    if (event !== null) parts.recordEvent(event);
  });
  // API responses are personal; files say themselves how long they may be cached.
  if (service !== 'storage') response.setHeader('cache-control', 'no-store');
  const type = request.headers['content-type'];
  const isRead = service === 'auth' || type?.includes('json');
  const reason = malformed(service, target, type, isRead ? body.toString('utf8') : '');
  if (reason !== null)
    return sendJson(
      response,
      400,
      { code: service === 'auth' ? 'bad_json' : '22P02', message: reason, error: 'Bad Request' },
      headers,
    );
  if (service === 'storage' && !isPicture(type, body))
    return sendJson(
      response,
      400,
      {
        statusCode: '415',
        error: 'invalid_mime_type',
        message: 'The file is not a picture of the type that it claims to be',
      },
      headers,
    );
  const init = requestInit(request, body);
  if (service === 'functions') {
    return callFunction(
      target,
      init,
      request,
      response,
      headers,
      parts.functions,
      parts.config,
      parts.keys,
      parts.log,
    );
  }
  const next = () => parts.lite.fetch(target, init);
  const refused = (from: Response) =>
    refuseServerError(from, `${request.method ?? ''} ${target.pathname}`, parts.log);
  if (service === 'auth') {
    const path = authPath(target);
    const unoffered = path === null ? notFound() : unofferedAuth(init.method ?? 'GET', path);
    if (unoffered !== null) return sendResponse(response, unoffered, headers);
    target.pathname = `/auth/v1${path}`;
    const decide = () =>
      parts.limitAuth(
        target,
        init,
        body.toString('utf8'),
        request.socket.remoteAddress,
        next,
        () => response.destroyed,
      );
    // These send a mail where there is an account, and say nothing of it.
    const mails = path === '/recover' || path === '/resend';
    return sendWhole(response, await refused(await (mails ? inEvenSteps(decide) : decide())), headers);
  }
  if (service === 'rest') return sendWhole(response, await refused(await next()), headers);
  // A file has exactly its declared type: browsers must not guess, nor run anything in it.
  sendResponse(response, await refused(await next()), {
    ...headers,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
}

const PATIENCE_MS = 5000;

/** 200 while the database answers, else 503; a busy database that answers within five seconds counts. */
async function sendHealth(
  response: ServerResponse,
  headers: Record<string, string>,
  { database, functions }: Parts,
): Promise<void> {
  const answers = await Promise.race([
    database.query('select 1').then(
      () => true,
      () => false,
    ),
    delay(PATIENCE_MS, false, { ref: false }),
  ]);
  sendJson(
    response,
    answers ? 200 : 503,
    { database: answers ? 'ok' : 'away', functions: functions.state() },
    { ...headers, 'cache-control': 'no-store' },
  );
}
