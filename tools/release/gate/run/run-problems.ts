import { rmSync } from 'node:fs';
import { exposedIds } from '@revisoins/contracts';
import { ENTRY } from '@revisoins/contracts/entry-file';
import { languages, type Language } from '@revisoins/contracts/languages';
import { chromium, type Browser } from '@playwright/test';
import { browserArguments, presentBrowser } from '@revisoins/workspace/find-browser';
import { joiningOrigin, ports } from '@revisoins/workspace/ports';
import { serveSite } from '../../serve/serve-site.ts';
import { freeOffset } from '@revisoins/stack/free-offset';
import type { SiteFile } from '../../site/site-file.schema.ts';
import type { SitePaths } from '../../site/site-paths.ts';
import { stopAsked, unlessStopped } from '../../stop.ts';
import type { Candidate } from '../candidate.ts';
import { conformanceProblems } from './conformance-problems.ts';
import { layOutAlone } from './lay-out-alone.ts';
import { listenForEvents, type ReportedEvents } from './reported-events.ts';
import { inTime, watchPage, type WatchedPage } from './watch-page.ts';

const languageNames: Record<Language, string> = { fr: 'French', en: 'English' };

/** Milliseconds for a screen to load: the loader's own deadline, plus the start of the page. */
const DEADLINE = 25_000;
/** Milliseconds for a loaded screen to render or crash. */
const RENDERING = 4_000;
/** How many milliseconds a rendered screen is observed for. */
const SETTLING = 1_500;
/** Milliseconds for an exposed module to load. */
const MODULES = 10_000;
/** Milliseconds for the browser to close. */
const ENDING = 10_000;

const BUSY =
  'keeps the page busy without end: nobody could click anything any more, or leave. Look for a loop that does not end, where the entry or a module begins or in what the screen does.';

const NO_BROWSER =
  'No browser is here to run the candidate in. Install Chromium or Chrome, or set CHROMIUM_PATH to one; or say --skip-run to publish it without having been run, and answer for it.';

declare global {
  var gateViolations: [directive: string, blocked: string][] | undefined;
}

/**
 * Runs first in each page: the browser names no script for some of what it blocks, so that no event reports
 * it.
 */
function noteViolations(): void {
  const violations: [string, string][] = (globalThis.gateViolations = []);
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (
      !violations.some(([directive, blocked]) => directive === effectiveDirective && blocked === blockedURI)
    )
      violations.push([effectiveDirective, blockedURI]);
  });
}

type Route = Candidate['declaration']['routes'][number];

interface Run {
  candidate: Candidate;
  events: ReportedEvents;
  shellUrl: string;
  /** The origins that a page may call. */
  origins: readonly string[];
}

/**
 * Runs the candidate in the live shell: each declared route in both languages, and every exposed module. A
 * sentence for each that does not work. With `conforms`, what works goes through the conformance kit, too.
 */
export async function runProblems(
  candidate: Candidate,
  paths: SitePaths,
  { config: { apiUrl, publishableKey } }: SiteFile,
  conforms = false,
): Promise<string[]> {
  const executablePath = presentBrowser();
  if (executablePath === undefined) return [NO_BROWSER];
  const offset = await freeOffset();
  const { shell } = ports(offset);
  const events = await listenForEvents();
  const origin = joiningOrigin(candidate.declaration.name, offset, {});
  const folder = await layOutAlone(
    paths,
    candidate,
    { apiUrl, publishableKey, telemetryUrl: events.url },
    origin,
  );
  const stops: (() => Promise<void>)[] = [events.stop];
  try {
    stopAsked.throwIfAborted();
    stops.push(await serveSite({ site: { folder }, shellPort: shell }));
    const browser = await unlessStopped(
      chromium.launch({
        executablePath,
        args: [...browserArguments],
      }),
    );
    stops.push(async () => void (await inTime(browser.close(), ENDING)));
    const shellUrl = `http://localhost:${shell}`;
    const run = { candidate, events, shellUrl, origins: [shellUrl, origin, new URL(events.url).origin] };
    const problems = await unlessStopped(openAll(browser, run));
    return problems.length > 0 || !conforms ? problems : await conformanceProblems(candidate, shellUrl);
  } finally {
    // A program that was asked to stop ends at once, and its browser with it.
    if (!stopAsked.aborted) for (const stop of stops.toReversed()) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Opens every screen in French, and those that work in English too: what is broken in one is broken in the
 * other. Stops at the first one that blocks its page, as soon as the page does not answer: the browser can no
 * longer be asked.
 */
async function openAll(browser: Browser, run: Run): Promise<string[]> {
  const { routes } = run.candidate.declaration;
  const problems: string[] = [];
  const faulty = new Set<Route>();
  for (const language of languages) {
    const context = await browser.newContext({ locale: `${language}-CA`, serviceWorkers: 'block' });
    await context.addInitScript((code) => localStorage.setItem('i18nextLng', code), language);
    await context.addInitScript(noteViolations);
    // Requests reach only the shell, the candidate and the events: what a screen says without its backend
    // does not matter.
    await context.route(
      ({ origin }) => !run.origins.includes(origin),
      (route) => route.abort(),
    );
    for (const [index, route] of routes.entries()) {
      if (faulty.has(route)) continue;
      const watched = await watchPage(context, run.shellUrl);
      const where = `${route.path} in ${languageNames[language]}`;
      const isFirst = index === 0 && language === 'fr';
      const found = await Promise.race([
        watched.blocked(),
        examine(watched, { route, where, settling: language === 'fr' ? SETTLING : 0, isFirst }, run),
      ]);
      const misdeeds = watched.misdeeds.map((misdeed) => `${where} ${misdeed}.`);
      if (!found) return [...problems, ...misdeeds, `${where} ${BUSY}`];
      if (found.length + misdeeds.length > 0) faulty.add(route);
      problems.push(...found, ...misdeeds);
      await watched.close();
    }
    await context.close();
  }
  return problems;
}

interface Screen {
  route: Route;
  where: string;
  /** How many milliseconds it is observed for once it shows. */
  settling: number;
  /** Whether the exposed modules are tried in its page. */
  isFirst: boolean;
}

/** What is wrong with a screen; undefined when its page no longer answers. */
async function examine(
  watched: WatchedPage,
  { route, where, settling, isFirst }: Screen,
  run: Run,
): Promise<string[] | undefined> {
  const found = await openRoute(watched, route, where, run);
  found.push(...(await settlingProblems(watched, where, settling)));
  if (!(await answers(watched))) return undefined;
  if (!isFirst || found.length > 0) return found;
  found.push(...(await exposedProblems(watched, run)));
  return (await answers(watched)) ? found : undefined;
}

/** A page that navigated away is not asked. */
const answers = ({ left, answers: ask }: WatchedPage) => Promise.race([left.then(() => true), ask()]);

const exampleAddress = (path: string) => path.replaceAll(/:[^/]+/g, '1');

async function openRoute(
  { page, errors, left }: WatchedPage,
  route: Route,
  where: string,
  { candidate, events, shellUrl }: Run,
): Promise<string[]> {
  const { name } = candidate.declaration;
  events.take();
  // The missing events, or what the page did, say why an address does not open.
  await inTime(page.goto(shellUrl + exampleAddress(route.path), { waitUntil: 'commit' }), DEADLINE);
  let hasLeft = false;
  void left.then(() => (hasLeft = true));
  const isOwn = ({ remote, owner }: { remote?: string | undefined; owner?: string | undefined }) =>
    remote === name || owner === name;
  const waitForFirst = (types: readonly string[], milliseconds: number) =>
    Promise.race([
      events.first((event) => isOwn(event) && types.includes(event.type), milliseconds),
      left.then(() => undefined),
    ]);
  const outcome = await waitForFirst(['remote-loaded', 'remote-failed', 'render-failed'], DEADLINE);
  if (outcome?.type === 'remote-loaded') await waitForFirst(['remote-rendered', 'render-failed'], RENDERING);
  const reported = events.take().filter(isOwn);
  const because = errors.length > 0 ? `; the browser says: ${errors[0]}` : '';
  if (outcome === undefined && hasLeft) return [];
  if (outcome === undefined)
    return [
      `${where} shows nothing of ${name} within ${DEADLINE / 1000} s${because}. Open it with "npm run dev -- ${name}".`,
    ];
  const failed = reported.find(({ type }) => type === 'remote-failed');
  // A screen that needs an account may fail without one, but it must load.
  const crashed =
    route.access === 'signed-in' ? undefined : reported.find(({ type }) => type === 'render-failed');
  return [
    ...(failed
      ? [
          `${where} does not load in the live shell (${failed.reason})${because}. Open it with "npm run dev -- ${name}".`,
        ]
      : []),
    ...(crashed && !failed
      ? [`${where} crashes when it is shown: ${crashed.message}. Open it with "npm run dev -- ${name}".`]
      : []),
  ];
}

/** What a page does a moment after its screen appears, and what its policy has blocked so far. */
async function settlingProblems(
  { page, left }: WatchedPage,
  where: string,
  milliseconds: number,
): Promise<string[]> {
  await inTime(left, milliseconds);
  const seen = await inTime(
    page.evaluate(() => ({
      hasPlace: document.querySelector('#root')?.isConnected === true,
      violations: globalThis.gateViolations ?? [],
    })),
    ENDING,
  );
  // A page that is gone or blocked forever is reported as such.
  if (!seen) return [];
  return [
    ...(seen.hasPlace
      ? []
      : [`${where} takes away the place of the host in the page (#root); leave what is not yours.`]),
    ...seen.violations.map(
      ([directive, blocked]) =>
        `${where} does what the policy of the pages forbids (${directive}: ${blocked}); leave it out.`,
    ),
  ];
}

/** Loads every exposed module from the container in the page. */
async function exposedProblems({ page, left, misdeeds }: WatchedPage, { candidate }: Run): Promise<string[]> {
  const { container, declaration } = candidate;
  const asking = page.evaluate(
    async ({ name, ids, milliseconds }) => {
      const found = (
        globalThis as unknown as Record<string, { get?(id: string): Promise<() => unknown> } | undefined>
      )[name];
      if (typeof found?.get !== 'function') return [['', 'there is no such container']];
      const { get } = found;
      const outcomes = await Promise.all(
        ids.map(async (id) => {
          const late = new Promise<never>((_, reject) => {
            setTimeout(() => reject(new Error(`no answer within ${milliseconds / 1000} s`)), milliseconds);
          });
          try {
            (await Promise.race([get(id), late]))();
            return undefined;
          } catch (error) {
            return [id, String(error)];
          }
        }),
      );
      return outcomes.filter((outcome) => outcome !== undefined);
    },
    { name: container, ids: exposedIds(declaration), milliseconds: MODULES },
  );
  const refused = (error: unknown) => [['', String(error).split('\n')[0] ?? '']];
  const failed = await Promise.race([inTime(asking.catch(refused), 2 * MODULES), left.then(() => undefined)]);
  // A page that is gone, or busy for ever, is reported as such.
  if (failed === undefined || misdeeds.length > 0) return [];
  return failed.map(([id = '', reason = '']) =>
    id === ''
      ? `${ENTRY} makes no container ${container}: ${reason}; build again with the preset.`
      : `The exposed module ${id} does not load in the live shell: ${reason}.`,
  );
}
