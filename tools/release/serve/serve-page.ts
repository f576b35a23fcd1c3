import { createHash } from 'node:crypto';
import { readFileSync, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { REVALIDATE, EMBED } from '../headers/headers.ts';

const forms = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** The file in the best encoding that the browser accepts. */
function bestForm(file: string, accepted: string): { body: Buffer; encoding?: string } | undefined {
  for (const { encoding, suffix } of forms) {
    const body = accepted.includes(encoding) ? read(`${file}${suffix}`) : undefined;
    if (body) return { body, encoding };
  }
  const body = read(file);
  return body && { body };
}

/**
 * Answers with a page that a release may replace at any moment: reads it at once, so that no response mixes
 * two versions. Returns whether there is such a page.
 */
export function servePage(file: string, request: IncomingMessage, response: ServerResponse): boolean {
  const form = bestForm(file, String(request.headers['accept-encoding'] ?? ''));
  if (!form) return false;
  const etag = `W/"${createHash('sha256').update(form.body).digest('base64url').slice(0, 20)}"`;
  response.setHeader('Content-Type', 'text/html;charset=utf-8');
  response.setHeader('Cache-Control', REVALIDATE);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return true;
  }
  if (form.encoding) response.setHeader('Content-Encoding', form.encoding);
  response
    .writeHead(200, { 'Content-Length': form.body.length })
    .end(request.method === 'HEAD' ? undefined : form.body);
  return true;
}

/** Pages that are served by other rules than by their path. */
const RESERVED = ['/app', '/embed', '/index'];
const NAME = /^(\/[A-Za-z][A-Za-z0-9-]*)+$/;

/**
 * The page of the shell's folder for a path: the page of that name, the page with the last part as a
 * parameter (`_`), the page for embedding, or the page for all other addresses.
 */
export function resolvePage(folder: string): (pathname: string) => string {
  const find = (name: string) =>
    existsSync(join(folder, `${name}.html`)) ? `${name.slice(1)}.html` : undefined;
  return (pathname) => {
    if (EMBED.test(pathname)) return 'embed.html';
    if (pathname === '/' || pathname === '/index.html') return 'index.html';
    const above = pathname.slice(0, pathname.lastIndexOf('/'));
    const named = NAME.test(pathname) && !RESERVED.includes(pathname) ? find(pathname) : undefined;
    return named ?? (NAME.test(above) ? find(`${above}/_`) : undefined) ?? 'app.html';
  };
}
