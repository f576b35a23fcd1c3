import { inTime, watchPage } from '@revisoins/release/gate/run/watch-page';
import { checkKeyboard } from './check-keyboard.ts';
import { checkLeaving } from './check-leaving.ts';
import { checkLanguagesAndThemes, checkLook } from './check-look.ts';
import { checkProbe } from './check-probe.ts';
import { checkScreen } from './check-screen.ts';
import type { CheckName, Finding, Looked } from './checks.ts';
import { installDemandsProbe } from './demands-probe.ts';
import { look, lookAtOther, LOADING } from './page-look.ts';
import { pageProbe } from './page-probe.ts';
import { installStorageProbe } from './storage-probe.ts';
import type { Run, Visit } from './visit.ts';
import { showsScreen } from './shows-screen.ts';

/** How many milliseconds a screen is observed for after it shows. */
const SETTLING = 500;

/** What the console says of an action that a security policy refuses. */
const REFUSED = /Content Security Policy|^This document requires 'Trusted\w+' assignment/;

/** What the host's router says of a screen that crashed, before the error. */
const CAUGHT = /^React Router caught the following error during render\s*/;

const example = (path: string) => path.replaceAll(/:[^/]+/g, '1');

/** Checks of what the browser reports while a screen is observed. */
const OBSERVED: readonly CheckName[] = ['no-error', 'quiet-console', 'own-origins', 'stays-here'];

/** Checks that are made on the first screen alone. */
const ONCE: readonly CheckName[] = [
  ...(['keyboard-trap', 'listeners', 'timers', 'connections', 'frames', 'observers', 'scroll'] as const),
  ...(['back', 'second-mount', 'focus', 'offline'] as const),
];

/**
 * Runs the remote in the browser, in the site that `url` serves, and reports which checks fail, and which
 * were made on each of its screens.
 */
export async function runFindings(run: Run): Promise<Looked> {
  const { browser, url, declaration, origins } = run;
  const findings: Finding[] = [];
  const madeOn: Set<CheckName>[] = [];
  const fail = (check: CheckName, sentence: string) => {
    if (!findings.some((one) => one.check === check && one.sentence === sentence))
      findings.push({ check, sentence });
  };
  for (const [index, route] of declaration.routes.entries()) {
    const context = await browser.newContext({ locale: 'fr-CA', viewport: { width: 1280, height: 860 } });
    for (const probe of [...pageProbe, installDemandsProbe, installStorageProbe])
      await context.addInitScript(probe);
    await context.addInitScript(() => {
      localStorage.setItem('i18nextLng', localStorage.getItem('i18nextLng') ?? 'fr');
      localStorage.setItem('theme', localStorage.getItem('theme') ?? 'light');
    });
    const watched = await watchPage(context, url);
    const { page } = watched;
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol) && !origins.includes(origin)) asked.add(request.url());
    });
    page.on('websocket', (socket) => {
      if (!origins.includes(new URL(socket.url()).origin.replace(/^ws/, 'http'))) asked.add(socket.url());
    });
    const heard: string[] = [];
    const refused: string[] = [];
    page.on('console', (message) => {
      const text = message.text();
      // Blocked requests have a check of their own, and so has a visitor's missing session.
      if (message.type() !== 'error' || text.includes('Failed to load resource')) return;
      (REFUSED.test(text) ? refused : heard).push(text.split('\n')[0] ?? '');
    });
    const path = example(route.path);
    const made = new Set<CheckName>();
    madeOn.push(made);
    const crash = () => heard.find((text) => CAUGHT.test(text))?.replace(CAUGHT, '');
    const ran: Visit['ran'] = (...names) => names.forEach((name) => made.add(name));
    try {
      await visit({ ...run, page, path, where: route.path, isWhole: index === 0, fail, crash, ran });
    } finally {
      for (const misdeed of watched.misdeeds) fail('stays-here', `${route.path} ${misdeed}.`);
      for (const error of watched.errors) fail('no-error', `${route.path} throws: ${error}`);
      for (const text of heard) fail('quiet-console', `${route.path} says in the console: ${text}`);
      // The page itself says it more briefly, where it is still there to be asked.
      if (!findings.some(({ check }) => check === 'policy'))
        for (const text of refused)
          fail('policy', `${route.path} does what the policy of the site forbids: ${text}`);
      for (const address of asked)
        fail('own-origins', `${route.path} asks ${address.slice(0, 80)}, which is not the site's.`);
      await watched.close();
      await inTime(context.close(), 5_000);
    }
  }
  const [first, ...later] = madeOn;
  const ran = [...(first ?? [])].filter(
    (name) => ONCE.includes(name) || later.every((made) => made.has(name)),
  );
  return { findings, ran };
}

async function visit(visited: Visit): Promise<void> {
  const { page, url, path, where, declaration, compared, fail, crash, ran, isWhole } = visited;
  const place = `[data-remote="${declaration.name}"]`;
  const heading = page.locator(`${place} h1`).first();
  const before = await lookAtOther(page, url + compared);
  await inTime(page.goto(url + path, { waitUntil: 'commit' }), LOADING);
  ran('loads');
  if (!(await showsScreen(page, heading))) {
    fail('loads', `${where} shows no heading, although its page was given time until nothing went on in it.`);
    return;
  }
  await page.waitForTimeout(SETTLING);
  const crashed = crash();
  if (crashed !== undefined) return fail('loads', `${where} crashes: ${crashed}`);
  ran(...OBSERVED);
  const seen = await look(page, declaration.name);
  checkLook(visited, before, seen);
  await checkScreen(visited, before.styles);
  await checkProbe(visited);
  await checkLanguagesAndThemes(visited, seen);
  await page.setViewportSize({ width: 390, height: 844 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 1) fail('phone', `${where} is ${wide} px wider than a telephone of 390 px.`);
  ran('phone');
  await page.setViewportSize({ width: 1280, height: 860 });
  if (isWhole) {
    await checkKeyboard(visited);
    await checkLeaving(visited);
  }
  await checkProbe(visited);
}
