import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import type { RemoteDeclaration } from '@revisoins/contracts';
import { inTime, watchPage } from '@revisoins/release/gate/run/watch-page';
import type { CheckName, Finding } from './checks.ts';
import { installProbe, type Probe } from './page-probe.ts';

/** Milliseconds for a screen to show its heading. */
const LOADING = 15_000;
/** How many milliseconds a screen is observed for after it shows. */
const SETTLING = 500;

export interface Run {
  browser: Browser;
  /** Where the site with the remote in it is. */
  url: string;
  declaration: RemoteDeclaration;
  /** Origins that the site itself asks. */
  origins: readonly string[];
  /** A page of another remote, which shows what the host itself puts into pages. */
  compared: string;
  /** The source of axe-core. */
  axe: string;
  /** Stop when this check has found something: for tests of the checks. */
  enough?: CheckName | undefined;
}

type Language = 'fr' | 'en';
type Theme = 'light' | 'dark';

const example = (path: string) => path.replaceAll(/:[^/]+/g, '1');

/** Chooses the language or the theme as another tab of the site would. */
const choose = (page: Page, key: 'i18nextLng' | 'theme', value: Language | Theme) =>
  page.evaluate(
    ([name = '', chosen = '']) => {
      localStorage.setItem(name, chosen);
      dispatchEvent(new StorageEvent('storage', { key: name, newValue: chosen, storageArea: localStorage }));
    },
    [key, value],
  );

/** What the page looks like, for comparing. */
const look = (page: Page, name: string) =>
  page.evaluate((remote) => {
    const place = document.querySelector<HTMLElement>(`[data-remote="${remote}"]`);
    const words = document.createTreeWalker(place ?? document.createElement('i'), NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (words.nextNode()) texts.push(words.currentNode.textContent ?? '');
    const colours = [...(place?.querySelectorAll('*') ?? [])]
      .slice(0, 200)
      .map((one) => `${getComputedStyle(one).color} ${getComputedStyle(one).backgroundColor}`);
    return {
      text: texts.join('\n'),
      colours: colours.join('\n'),
      headings: place?.querySelectorAll('h1').length ?? 0,
      lang: document.documentElement.lang,
      hasRoot: document.querySelector('#root')?.isConnected === true,
      hasMain: (() => {
        const main = document.querySelector<HTMLElement>('#main');
        main?.focus();
        return main !== null && document.activeElement === main;
      })(),
      body: [...document.body.children].map(
        (one) => `${one.tagName.toLowerCase()}${one.id ? `#${one.id}` : ''}`,
      ),
      cookies: document.cookie,
      globals: Object.keys(globalThis),
      overflow: getComputedStyle(document.body).overflowY,
    };
  }, name);

type Look = Awaited<ReturnType<typeof look>>;

const probe = (page: Page) => page.evaluate(() => globalThis.conformanceProbe?.() as Probe);

/** Texts that look like keys: two words or more with dots between them, and nothing else. */
const rawKeys = (text: string) =>
  text.split('\n').filter((line) => /^[a-z][\w-]*(\.[a-z][\w-]*)+$/i.test(line.trim()));

/** What a host and its bundler put there with the first remote, and the container itself. */
const expectedGlobal = (container: string) =>
  new RegExp(`^(${container}$|revisoinsFederation$|__|_FEDERATION|rspackChunk)`);

/** What a page without the remote looks like. */
async function lookAtOther(page: Page, address: string): Promise<Look> {
  const other = await page.context().newPage();
  try {
    await other.goto(address);
    await other.locator('h1').first().waitFor({ timeout: LOADING });
    return await look(other, '');
  } finally {
    await other.close();
  }
}

/** Runs the remote in the browser, in the site that `url` serves, and says what does not hold. */
export async function runFindings(run: Run): Promise<Finding[]> {
  const { browser, url, declaration, origins } = run;
  const findings: Finding[] = [];
  const fail = (check: CheckName, sentence: string) => {
    if (!findings.some((one) => one.check === check && one.sentence === sentence))
      findings.push({ check, sentence });
  };
  for (const [index, route] of declaration.routes.entries()) {
    const context = await browser.newContext({ locale: 'fr-CA', viewport: { width: 1280, height: 860 } });
    await context.addInitScript(installProbe);
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
    page.on('console', (message) => {
      // What the policy blocks has a check of its own, and so has the missing session of a stranger.
      if (
        message.type() === 'error' &&
        !/Content Security Policy|Failed to load resource/.test(message.text())
      )
        heard.push(message.text().split('\n')[0] ?? '');
    });
    const path = example(route.path);
    try {
      const isEnough = () => findings.some(({ check }) => check === run.enough);
      await visit({ ...run, page, path, where: route.path, isWhole: index === 0, fail, isEnough });
    } finally {
      for (const misdeed of watched.misdeeds) fail('stays-here', `${route.path} ${misdeed}.`);
      for (const error of watched.errors) fail('no-error', `${route.path} throws: ${error}`);
      for (const text of heard) fail('quiet-console', `${route.path} says in the console: ${text}`);
      for (const address of asked)
        fail('own-origins', `${route.path} asks ${address.slice(0, 80)}, which is not the site's.`);
      await watched.close();
      await inTime(context.close(), 5_000);
    }
  }
  return findings;
}

interface Visit extends Run {
  page: Page;
  path: string;
  /** The route, for sentences. */
  where: string;
  /** Whether all checks are made, or only what each screen has of its own. */
  isWhole: boolean;
  fail(check: CheckName, sentence: string): void;
  isEnough(): boolean;
}

async function visit(visited: Visit): Promise<void> {
  const { page, url, path, where, declaration, compared, fail, isWhole } = visited;
  const place = `[data-remote="${declaration.name}"]`;
  const heading = page.locator(`${place} h1`).first();
  const before = await lookAtOther(page, url + compared);
  await inTime(page.goto(url + path, { waitUntil: 'commit' }), LOADING);
  const shown = await inTime(
    heading.waitFor({ timeout: LOADING }).then(() => true),
    LOADING + 1_000,
  );
  if (!shown) {
    fail('loads', `${where} shows no heading within ${LOADING / 1000} s.`);
    return;
  }
  await page.waitForTimeout(SETTLING);
  const seen = await look(page, declaration.name);
  checkLook(visited, before, seen);
  await checkProbe(visited);
  if (visited.isEnough()) return;
  await checkLanguagesAndThemes(visited, seen);
  await page.setViewportSize({ width: 390, height: 844 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (wide > 1) fail('phone', `${where} is ${wide} px wider than a telephone of 390 px.`);
  await page.setViewportSize({ width: 1280, height: 860 });
  if (visited.isEnough()) return;
  if (isWhole) {
    await checkKeyboard(visited);
    await checkLeaving(visited);
  }
  await checkProbe(visited);
}

/** What the remote has asked the browser for so far. */
async function checkProbe({ page, declaration, where, fail }: Visit): Promise<void> {
  const { violations, patched, unload, stored } = await probe(page);
  const isOwn = new RegExp(`^(revisoins[._:-])?${declaration.name}([._:/-]|$)`);
  for (const key of stored.filter((one) => !isOwn.test(one)))
    fail('own-storage', `${where} stores "${key}"; begin the key with "${declaration.name}".`);
  for (const violation of violations) {
    const [address] = /https?:.*$/.exec(violation) ?? [];
    if (address !== undefined)
      fail('own-origins', `${where} asks ${address}, and the policy of the site forbids it.`);
    fail('policy', `${where} does what the policy of the site forbids (${violation}).`);
  }
  for (const name of patched) fail('built-ins', `${where} changes ${name}, which belongs to the browser.`);
  for (const type of unload) fail('unload', `${where} listens to ${type}, which holds people back.`);
  if ((await page.context().cookies()).length > 0) fail('cookies', `${where} sets a cookie.`);
  const workers = await page.evaluate(
    async () => (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
  );
  if (workers > 0) fail('workers', `${where} registers a service worker, which is the site's to do.`);
}

function checkLook({ declaration, where, fail }: Visit, before: Look, seen: Look): void {
  const { name } = declaration;
  if (seen.headings !== 1)
    fail('one-heading', `${where} has ${seen.headings} headings of the first level; give it one.`);
  if (!seen.hasMain)
    fail('main', `${where} has no element with the id "main" that takes the focus (tabIndex -1).`);
  for (const key of rawKeys(seen.text))
    fail('raw-keys', `${where} shows "${key.trim()}", the key of a text.`);
  if (!seen.hasRoot) fail('host-place', `${where} takes away the place of the host in the page (#root).`);
  for (const element of seen.body.filter((one) => !before.body.includes(one)))
    fail('own-place', `${where} puts ${element} into the page, outside of its own place.`);
  const expected = expectedGlobal(`revisoins_${name.replaceAll('-', '_')}_?\\w*`);
  for (const one of seen.globals.filter((key) => !before.globals.includes(key) && !expected.test(key)))
    fail('own-globals', `${where} makes the global "${one}".`);
}

async function axeSentences(page: Page, source: string, place: string): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async (selector) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(
          place: string,
        ): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run(selector);
    return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html.slice(0, 100)})`);
  }, place);
}

async function checkLanguagesAndThemes(
  { page, declaration, where, fail, axe, isWhole }: Visit,
  first: Look,
): Promise<void> {
  const place = `[data-remote="${declaration.name}"]`;
  const looks = new Map<string, Look>();
  for (const language of ['fr', 'en'] as const) {
    await choose(page, 'i18nextLng', language);
    for (const theme of ['light', 'dark'] as const) {
      if (!isWhole && (language === 'en') !== (theme === 'dark')) continue;
      await choose(page, 'theme', theme);
      // Transitions of colours end.
      await page.waitForTimeout(250);
      looks.set(`${language} ${theme}`, await look(page, declaration.name));
      for (const sentence of await axeSentences(page, axe, place))
        fail(`axe-${theme}-${language}`, `${where}: ${sentence}`);
    }
  }
  const [french, english, dark] = ['fr light', 'en dark', 'fr dark'].map((one) => looks.get(one));
  for (const key of rawKeys(english?.text ?? ''))
    fail('raw-keys', `${where} shows "${key.trim()}" in English.`);
  if (english && french && english.text === french.text)
    fail('language', `${where} shows the same in English as in French after the language has changed.`);
  if (english && !english.lang.startsWith('en'))
    fail(
      'page-language',
      `${where} makes the page say the language "${english.lang}" where the host chose English.`,
    );
  if (dark && dark.colours === first.colours)
    fail('theme', `${where} has the same colours on dark as on light; use the site's, such as var(--ink).`);
  await choose(page, 'i18nextLng', 'fr');
  await choose(page, 'theme', 'light');
}

/** How many Tab keys lead out of any screen that people can use. */
const MOST_TABS = 80;

async function checkKeyboard({ page, declaration, where, fail }: Visit): Promise<void> {
  if (declaration.routes[0]?.layout === 'focus') return;
  await page.evaluate(() => document.querySelector<HTMLElement>('#main')?.focus());
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    await page.keyboard.press('Tab');
    const isInside = await page.evaluate(
      (name) => document.activeElement?.closest(`[data-remote="${name}"]`) != null,
      declaration.name,
    );
    if (!isInside) return;
  }
  fail('keyboard-trap', `${where} keeps the focus: ${MOST_TABS} presses of Tab do not lead out of it.`);
}

async function checkLeaving({ page, declaration, where, fail, path }: Visit): Promise<void> {
  const place = page.locator(`[data-remote="${declaration.name}"]`);
  const heading = place.locator('h1').first();
  const leave = async () => {
    await page.locator('a[href="/about"]').first().click();
    await place.waitFor({ state: 'detached', timeout: 10_000 });
  };
  const left = await inTime(
    leave().then(() => true),
    12_000,
  );
  if (!left) return fail('back', `${where} cannot be left by a link of the navigation.`);
  const { listeners, intervals, frames } = await probe(page);
  for (const listener of new Set(listeners))
    fail('listeners', `${where} leaves a listener behind (${listener}); remove it when the screen goes.`);
  if (intervals > 0)
    fail('timers', `${where} leaves ${intervals} intervals behind; end them when the screen goes.`);
  const texts = await page.evaluate(() => document.body.innerText);
  const overflow = await page.evaluate(() => getComputedStyle(document.body).overflowY);
  if (overflow === 'hidden') fail('scroll', `${where} leaves a page behind that does not scroll.`);
  await page.waitForTimeout(300);
  const later = await probe(page);
  if (later.frames > frames + 2)
    fail('frames', `${where} asks for animation frames after it has been left; stop when the screen goes.`);
  if ((await page.evaluate(() => document.body.innerText)) !== texts)
    fail('observers', `${where} changes the page after it has been left.`);

  const returns = () =>
    inTime(
      page
        .goBack()
        .then(() => heading.waitFor({ timeout: 10_000 }))
        .then(() => true),
      12_000,
    );
  const isBack = await returns();
  if (!page.url().includes(path))
    return fail('back', `${where} changes the address, so that Back leads elsewhere.`);
  if (!isBack) return fail('second-mount', `${where} does not show a second time.`);
  await page.context().setOffline(true);
  const away = await inTime(
    leave().then(() => true),
    12_000,
  );
  if (!away || !(await returns())) fail('offline', `${where} does not come back without a connection.`);
  await page.context().setOffline(false);
}

/** The source of axe-core, from its package. */
export const readAxe = (file: string): string => readFileSync(file, 'utf8');
