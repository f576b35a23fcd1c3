import type { IncomingMessage } from 'node:http';

const exposed =
  'Content-Range, Location, Content-Location, Retry-After, X-Supabase-Api-Version, Sb-Request-Id';

/** The methods of requests that the API answers. */
export const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * CORS headers for a page on this machine, on any port; none for other origins, whose scripts then cannot
 * read.
 */
export function corsHeaders(request: IncomingMessage): Record<string, string> {
  const { origin } = request.headers;
  if (origin === undefined || !isLocal(origin)) return { vary: 'Origin' };
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': exposed, vary: 'Origin' };
}

/** The response to a preflight: allows whatever headers and methods it asks for. */
export function preflightHeaders(request: IncomingMessage): Record<string, string> {
  return {
    ...corsHeaders(request),
    'access-control-allow-methods': METHODS.join(', '),
    'access-control-allow-headers':
      request.headers['access-control-request-headers'] ??
      'authorization, apikey, content-type, x-client-info',
    'access-control-max-age': '3600',
  };
}

export function isLocal(origin: string): boolean {
  try {
    const { protocol, hostname } = new URL(origin);
    return (
      /^https?:$/.test(protocol) &&
      (/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) || hostname.endsWith('.localhost'))
    );
  } catch {
    return false;
  }
}
