import { rmSync } from 'node:fs';
import { exposedIds } from '@revisoins/contracts';
import { chromium, type Browser, type Page } from '@playwright/test';
import { presentBrowser } from '../../../browser/find-browser.ts';
import { ports } from '../../../ports.ts';
import { serveSite } from '../../../serve/serve-site.ts';
import { freeOffset } from '../../../stack/free-offset.ts';
import { readSiteFile } from '../../site/site-file.schema.ts';
import type { SitePaths } from '../../site/site-paths.ts';
import type { Candidate } from '../candidate.ts';
import { layOutAlone } from './lay-out-alone.ts';
import { listenForEvents, type ToldEvents } from './told-events.ts';

const languages = { fr: 'French', en: 'English' } as const;
type Language = keyof typeof languages;

/** Milliseconds for a screen to load: the loader's own deadline, and a start of the page before. */
const DEADLINE = 25_000;
/** Milliseconds for a screen that has loaded to crash, or to stand in the page. */
const RENDERING = 4_000;

const NO_BROWSER =
  'No browser is here to run the candidate in. Install Chromium or Chrome, or set CHROMIUM_PATH to one; or say --skip-run to publish it without having been run, and answer for it.';

type Route = Candidate['declaration']['routes'][number];

interface Run {
  candidate: Candidate;
  events: ToldEvents;
  shellUrl: string;
  /** Whom a page may ask. */
  origins: readonly string[];
}

/** Runs the candidate in the live shell: each declared route in both languages, and every exposed module. A sentence for each that does not work. */
export async function runProblems(candidate: Candidate, paths: SitePaths): Promise<string[]> {
  const executablePath = presentBrowser();
  if (executablePath === undefined) return [NO_BROWSER];
  const offset = await freeOffset();
  const { shell, quiz: port } = ports(offset);
  const events = await listenForEvents();
  const { apiUrl, publishableKey } = readSiteFile(paths).config;
  const origin = `http://localhost:${port}`;
  const folder = layOutAlone(paths, candidate, { apiUrl, publishableKey, telemetryUrl: events.url }, origin);
  const stops: (() => Promise<void>)[] = [events.stop];
  try {
    stops.push(await serveSite({ site: { folder }, shellPort: shell }));
    const browser = await chromium.launch({
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    });
    stops.push(() => browser.close());
    const shellUrl = `http://localhost:${shell}`;
    const run = { candidate, events, shellUrl, origins: [shellUrl, origin, new URL(events.url).origin] };
    return await openAll(browser, run);
  } finally {
    for (const stop of stops.toReversed()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openAll(browser: Browser, run: Run): Promise<string[]> {
  const { routes } = run.candidate.declaration;
  const problems: string[] = [];
  for (const language of ['fr', 'en'] as const) {
    const context = await browser.newContext({ locale: `${language}-CA`, serviceWorkers: 'block' });
    await context.addInitScript((code) => localStorage.setItem('i18nextLng', code), language);
    // Nothing but the shell, the candidate and the events: what a screen says without its backend is not asked.
    await context.route(
      ({ origin }) => !run.origins.includes(origin),
      (route) => route.abort(),
    );
    const page = await context.newPage();
    for (const [index, route] of routes.entries()) {
      const found = await openRoute(page, route, language, run);
      problems.push(...found);
      if (found.length === 0 && index === 0 && language === 'fr')
        problems.push(...(await exposedProblems(page, run)));
    }
    await context.close();
  }
  return problems;
}

const addressOf = (path: string) => path.replaceAll(/:[^/]+/g, '1');

async function openRoute(
  page: Page,
  route: Route,
  language: Language,
  { candidate, events, shellUrl }: Run,
): Promise<string[]> {
  const { name } = candidate.declaration;
  const where = `${route.path} in ${languages[language]}`;
  const errors: string[] = [];
  const note = (text: string) => void errors.push(text.split('\n')[0] ?? '');
  const noteError = (error: Error) => note(error.message);
  page.on('pageerror', noteError);
  events.take();
  await page.goto(shellUrl + addressOf(route.path), { waitUntil: 'commit' });
  const isOwn = ({ remote, part }: { remote?: string | undefined; part?: string | undefined }) =>
    remote === name || part === name;
  const outcome = await events.first(
    (event) => isOwn(event) && ['remote-loaded', 'remote-failed', 'render-failed'].includes(event.type),
    DEADLINE,
  );
  // A screen that wants an account may well fail without one; that it loads is asked of every one.
  const isPublic = route.access !== 'signed-in';
  if (outcome?.type === 'remote-loaded' && isPublic)
    await events.first(
      (event) => isOwn(event) && ['remote-rendered', 'render-failed'].includes(event.type),
      RENDERING,
    );
  page.off('pageerror', noteError);
  const told = events.take().filter(isOwn);
  const because = errors.length > 0 ? `; the browser says: ${errors[0]}` : '';
  if (outcome === undefined)
    return [
      `${where} shows nothing of ${name} within ${DEADLINE / 1000} s${because}. Open it with "npm run dev -- ${name}".`,
    ];
  const failed = told.find(({ type }) => type === 'remote-failed');
  const crashed = isPublic ? told.find(({ type }) => type === 'render-failed') : undefined;
  const blocked = told.find(({ type }) => type === 'policy-violated');
  return [
    ...(failed
      ? [
          `${where} does not load in the live shell (${failed.reason})${because}. Open it with "npm run dev -- ${name}".`,
        ]
      : []),
    ...(crashed && !failed
      ? [`${where} crashes when it is shown: ${crashed.message}. Open it with "npm run dev -- ${name}".`]
      : []),
    ...(blocked
      ? [
          `${where} does what the policy of the pages forbids (${blocked.directive}: ${blocked.blocked}); leave it out.`,
        ]
      : []),
  ];
}

/** Every exposed module, asked of the container that the page has loaded. */
async function exposedProblems(page: Page, { candidate }: Run): Promise<string[]> {
  const { container, declaration } = candidate;
  const failed = await page.evaluate(
    async ({ name, ids }) => {
      const found = (
        globalThis as unknown as Record<string, { get?(id: string): Promise<() => unknown> } | undefined>
      )[name];
      if (typeof found?.get !== 'function') return [['', 'there is no such container']];
      const { get } = found;
      const outcomes = await Promise.all(
        ids.map(async (id) =>
          get(id).then(
            (factory) => void factory(),
            (error: unknown) => [id, String(error)],
          ),
        ),
      );
      return outcomes.filter((outcome) => outcome !== undefined);
    },
    { name: container, ids: exposedIds(declaration) },
  );
  return failed.map(([id = '', reason = '']) =>
    id === ''
      ? `remoteEntry.js makes no container ${container}: ${reason}; build again with the preset.`
      : `The exposed module ${id} does not load in the live shell: ${reason}.`,
  );
}
