import type { FunctionHost } from '../functions/function-host.ts';
import type { Keys } from '../keys.ts';
import type { ProjectConfig } from '../project-config.ts';
import { verifyToken } from '../verify-token.ts';
import type { ServiceCall } from './service-call.ts';
import { sendJson, sendResponse } from './web-messages.ts';

const longestCall = 150_000;

/** What the services need that answer a call of a function. */
export interface FunctionServices {
  readonly functions: FunctionHost;
  readonly config: ProjectConfig;
  readonly keys: Keys;
  log(line: string): void;
}

/**
 * Answers /functions/v1/<name>. Unless config.toml sets `verify_jwt = false`, the caller needs a valid user
 * token; an API key is not one. A call that takes longer than 150 s ends with 504 and a new process.
 */
export async function callFunction(
  { target, init, request, response, headers }: ServiceCall,
  { functions, config, keys, log }: FunctionServices,
): Promise<void> {
  const path = target.pathname.replace(/^\/functions\/v1/, '');
  const name = path.split('/')[1] ?? '';
  if (!functions.has(name))
    return sendJson(
      response,
      404,
      { code: 'NOT_FOUND', message: 'Requested function was not found' },
      headers,
    );
  if (config.functions[name]?.verify_jwt !== false) {
    const { authorization } = request.headers;
    if (authorization === undefined)
      return sendJson(response, 401, { code: 401, message: 'Missing authorization header' }, headers);
    const token = await verifyToken(/^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '', keys.jwtSecret);
    if (token === null) return sendJson(response, 401, { code: 401, message: 'Invalid JWT' }, headers);
  }
  const gone = new AbortController();
  response.once('close', () => {
    gone.abort();
  });
  const late = AbortSignal.timeout(longestCall);
  try {
    sendResponse(
      response,
      await functions.call(`${path}${target.search}`, {
        ...init,
        signal: AbortSignal.any([gone.signal, late]),
      }),
      headers,
    );
  } catch (error) {
    if (gone.signal.aborted) return;
    if (late.aborted) {
      functions.restart();
      return sendJson(response, 504, { code: 'TIMEOUT', message: 'The function took too long' }, headers);
    }
    log(`functions: ${name} did not answer: ${error instanceof Error ? error.message : String(error)}`);
    sendJson(response, 503, { code: 'BOOT_ERROR', message: 'The function is not available' }, headers);
  }
}
