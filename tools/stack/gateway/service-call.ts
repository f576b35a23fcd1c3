import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPicture } from './is-picture.ts';
import { malformed } from './malformed.ts';
import { readBody } from '@revisoins/workspace/read-body';
import { requestInit, sendJson } from './web-messages.ts';

export type Service = 'auth' | 'rest' | 'storage' | 'functions';

/** A request to one of the services, with its body read. */
export interface ServiceCall {
  readonly service: Service;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly target: URL;
  readonly body: Buffer;
  readonly init: RequestInit;
  /** Headers of every response. */
  readonly headers: Record<string, string>;
}

/**
 * Maximum bytes of a body. A quiz's 5,000 hashes are 100 KB, and reading a large JSON body blocks everybody
 * else; a request about an account is stored twice as it comes, names and all.
 */
const mostBytes: Record<Service, number> = {
  storage: 50 * 1024 * 1024,
  auth: 32 * 1024,
  rest: 2 * 1024 * 1024,
  functions: 2 * 1024 * 1024,
};

/** The service of a path; undefined when there is none. */
export const findService = (target: URL): Service | undefined =>
  /^\/(auth|rest|storage|functions)\/v1(?=\/|$)/.exec(target.pathname)?.[1] as Service | undefined;

/**
 * The call with its body; null when that is too large, which has been answered. Read before the database is
 * taken, so that a slow sender delays nobody.
 */
export async function readCall(call: Omit<ServiceCall, 'body' | 'init'>): Promise<ServiceCall | null> {
  const { service, request, response, headers } = call;
  const most = mostBytes[service];
  const body = await readBody(request, most);
  if (body !== null) return { ...call, body, init: requestInit(request, body) };
  const refusal = { code: 413, message: `The body is larger than ${most} bytes` };
  sendJson(response, 413, refusal, { ...headers, connection: 'close' });
  return null;
}

/** Answers a call whose body is not what it claims to be. Returns whether it did. */
export function refuseMalformed({ service, request, response, target, body, headers }: ServiceCall): boolean {
  const type = request.headers['content-type'];
  const isRead = service === 'auth' || type?.includes('json');
  const reason = malformed(service, target, type, isRead ? body.toString('utf8') : '');
  if (reason !== null) {
    const code = service === 'auth' ? 'bad_json' : '22P02';
    sendJson(response, 400, { code, message: reason, error: 'Bad Request' }, headers);
    return true;
  }
  if (service !== 'storage' || isPicture(type, body)) return false;
  const message = 'The file is not a picture of the type that it claims to be';
  sendJson(response, 400, { statusCode: '415', error: 'invalid_mime_type', message }, headers);
  return true;
}
