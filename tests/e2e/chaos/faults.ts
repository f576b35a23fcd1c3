import type { Page, Route } from '@playwright/test';

export interface Fault {
  name: string;
  /** The affected files of a version. */
  files: RegExp;
  /** `original` is the URL of the valid file. */
  answer(route: Route, original: string): Promise<void>;
  /** Whether it lasts until the load times out. */
  hangs?: boolean;
  /** One of those that any remote is tried with: nothing of it loads, it hangs half-way, or may not run. */
  isOneOfAKind?: boolean;
}

const scripts = /\.js$/;
const entry = /\/remoteEntry\.js$/;
const chunks = /\/assets\/[^/]+\.js$/;

const change = (edit: (code: string) => string) => async (route: Route, original: string) => {
  const response = await route.fetch({ url: original });
  await route.fulfill({ response, body: edit(await response.text()) });
};
/** What tampered code would leave behind if it ever ran. */
export const TAMPERED = 'revisoinsTampered';
const tamper = change((code) => `globalThis.${TAMPERED} = true;${code}`);
const refuse = (route: Route) => route.abort('connectionrefused');

export const faults: readonly Fault[] = [
  { name: 'refused', files: /./, answer: refuse, isOneOfAKind: true },
  {
    name: 'error 500',
    files: /./,
    answer: (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  },
  { name: 'corrupt JavaScript', files: scripts, answer: change((code) => code.slice(0, code.length / 2)) },
  {
    name: 'HTML for JavaScript',
    files: scripts,
    answer: (route) =>
      route.fulfill({
        body: '<!doctype html><p>Not here</p>',
        contentType: 'text/html',
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
  },
  // Never answered.
  { name: 'an entry that hangs', files: entry, answer: async () => {}, hangs: true },
  { name: 'chunks that hang', files: chunks, answer: async () => {}, hangs: true, isOneOfAKind: true },
  { name: 'a tampered entry', files: entry, answer: tamper },
  { name: 'a tampered chunk', files: chunks, answer: tamper, isOneOfAKind: true },
  { name: 'chunks refused', files: chunks, answer: refuse },
];

/**
 * Breaks everything below a URL until the returned function is called. `soundAt` is where the valid files
 * are, if elsewhere.
 */
export async function breakBelow(
  page: Page,
  base: string,
  fault: Fault,
  soundAt = base,
): Promise<() => Promise<void>> {
  const hit = (url: URL) => url.href.startsWith(base) && fault.files.test(url.pathname);
  const handler = (route: Route) => fault.answer(route, route.request().url().replace(base, soundAt));
  await page.route(hit, handler);
  return () => page.unroute(hit, handler);
}
