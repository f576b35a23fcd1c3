import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseLost, type Database } from '../database/database.ts';
import type { FunctionHost } from '../functions/function-host.ts';
import type { Keys } from '../keys.ts';
import type { LiteService } from '../lite-service.ts';
import type { ProjectConfig } from '../project-config.ts';
import type { RealtimeServer } from '../realtime/realtime-server.ts';
import { callFunction } from './call-function.ts';
import { corsHeaders, isLocal, METHODS, preflightHeaders } from './cors.ts';
import { authPath } from './auth-attempt.ts';
import type { AuthLimiter } from './auth-limiter.ts';
import { hideDuration } from './hide-duration.ts';
import { notFound, unofferedAuth } from './unoffered-auth.ts';
import { refuseServerError } from './refuse-server-error.ts';
import { describeEvent, type SecurityEvent } from './security-events.ts';
import { readCall, refuseMalformed, findService, type Service, type ServiceCall } from './service-call.ts';
import { sendJson, sendResponse, sendWhole } from './web-messages.ts';

type GatewayServices = {
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

/** PostgREST's code for it; clients retry later. */
const away = { code: 'PGRST001', message: 'The database does not answer for the moment. Try again.' };

/** One origin for all services, like a Supabase project: auth, rest, storage, functions, realtime. */
export function createGateway(services: GatewayServices): Server {
  const server = createServer((request, response) => {
    answer(request, response, services).catch((error: unknown) => {
      const id = crypto.randomUUID();
      services.log(
        `gateway: ${request.method ?? ''} ${request.url?.split('?')[0] ?? ''} failed as ${id}: ${String(error)}`,
      );
      if (response.headersSent) response.destroy();
      else if (error instanceof DatabaseLost)
        sendJson(response, 503, away, { ...corsHeaders(request), 'retry-after': '1' });
      else
        sendJson(
          response,
          500,
          { code: 500, message: `Internal Server Error (${id})`, id },
          corsHeaders(request),
        );
    });
  });
  // By default Node ends an idle connection after 5 s, just as a client that waited for a busy database
  // writes to it again.
  server.keepAliveTimeout = 75_000;
  server.on('upgrade', (request, socket, head: Buffer) => {
    socket.on('error', () => {
      socket.destroy();
    });
    const refuse = (status: string) =>
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    const { origin } = request.headers;
    // No CORS protects a socket.
    if (origin !== undefined && !isLocal(origin)) refuse('403 Forbidden');
    else if (!request.url?.startsWith('/realtime/v1/websocket')) refuse('404 Not Found');
    else services.realtime.upgrade(request, socket, head);
  });
  return server;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  services: GatewayServices,
): Promise<void> {
  // Browsers must not guess a type, nor run anything in a response that is not a page.
  response.setHeader('x-content-type-options', 'nosniff');
  // Responses are personal, refusals too. Files come with a lifetime of their own.
  response.setHeader('cache-control', 'no-store');
  if (request.method === 'OPTIONS') return void response.writeHead(204, preflightHeaders(request)).end();
  const headers = corsHeaders(request);
  if (!METHODS.includes(request.method ?? ''))
    return sendJson(response, 405, { code: 405, message: 'There is no such method on this API' }, headers);
  const target = URL.parse(request.url ?? '/', services.apiUrl);
  if (target?.pathname === '/health') return sendHealth(response, headers, services);
  const service = target === null ? undefined : findService(target);
  if (target === null || service === undefined)
    return sendJson(response, 404, { code: 404, message: 'There is no such path on this API' }, headers);
  const call = await readCall({ service, request, response, target, headers });
  if (call === null) return;
  response.on('finish', () => recordEvent(call, services));
  if (!refuseMalformed(call)) await handlers[service](call, services);
}

function recordEvent({ service, request, response, target, body }: ServiceCall, services: GatewayServices) {
  const asked = {
    method: request.method ?? 'GET',
    target,
    body: service === 'auth' ? body.toString('utf8') : '',
    authorization: request.headers.authorization,
    apiKey: request.headers['apikey']?.toString(),
    address: request.socket.remoteAddress,
  };
  const { jwtSecret, secretKey } = services.keys;
  const event = describeEvent(asked, response.statusCode, jwtSecret, secretKey, new Date());
  if (event !== null) services.recordEvent(event);
}

type Handler = (call: ServiceCall, services: GatewayServices) => Promise<void>;

/** Lite's answer, without the details that a server error would reveal. */
const withoutServerError = (from: Response, { request, target }: ServiceCall, { log }: GatewayServices) =>
  refuseServerError(from, `${request.method ?? ''} ${target.pathname}`, log);

const answerAuth: Handler = async (call, services) => {
  const { request, response, target, body, init, headers } = call;
  const path = authPath(target);
  const unoffered = path === null ? notFound() : unofferedAuth(init.method ?? 'GET', path);
  if (unoffered !== null) return sendResponse(response, unoffered, headers);
  target.pathname = `/auth/v1${path}`;
  const decide = () =>
    services.limitAuth(
      target,
      init,
      body.toString('utf8'),
      request.socket.remoteAddress,
      () => services.lite.fetch(target, init),
      () => response.destroyed,
    );
  // These send a mail if there is an account, and must not reveal it.
  const mails = path === '/recover' || path === '/resend';
  const answered = await (mails ? hideDuration(decide) : decide());
  return sendWhole(response, await withoutServerError(answered, call, services), headers);
};

const handlers: Record<Service, Handler> = {
  auth: answerAuth,
  functions: callFunction,
  async rest(call, services) {
    const answered = await services.lite.fetch(call.target, call.init);
    return sendWhole(call.response, await withoutServerError(answered, call, services), call.headers);
  },
  async storage(call, services) {
    const fetched = await services.lite.fetch(call.target, call.init);
    const answered = await withoutServerError(fetched, call, services);
    sendResponse(call.response, answered, {
      ...call.headers,
      // Nothing may run in a learner's file.
      'content-security-policy': "default-src 'none'; sandbox",
    });
  },
};

const PATIENCE_MS = 5000;

/** 200 while the database answers, else 503; a busy database that answers within five seconds counts. */
async function sendHealth(
  response: ServerResponse,
  headers: Record<string, string>,
  { database, functions }: GatewayServices,
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
    headers,
  );
}
