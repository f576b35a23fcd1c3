import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EMBED } from '../headers/headers.ts';

/** Pages that are served by other rules than by their path. */
const RESERVED = ['/app', '/embed', '/index'];

/**
 * Which page of the shell's folder answers a path: an existing public page, the page for embedding, or the
 * one for every screen.
 */
export function resolvePage(folder: string): (pathname: string) => string {
  return (pathname) => {
    if (EMBED.test(pathname)) return 'embed.html';
    if (pathname === '/' || pathname === '/index.html') return 'index.html';
    const isName = /^(\/[a-z-]+){1,2}$/.test(pathname) && !RESERVED.includes(pathname);
    return isName && existsSync(join(folder, `${pathname}.html`)) ? `${pathname.slice(1)}.html` : 'app.html';
  };
}
