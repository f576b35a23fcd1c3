import type { Page } from '@playwright/test';
import type { Channels, Registry, SiteConfig } from '@revisoins/contracts';
import { inlinedElement, readInlinedJson, replaceInlinedJson } from '../../../tools/release/inlined-json.ts';
import { site } from '../support/site.ts';

const withSettings = (html: string, settings: Partial<SiteConfig>) =>
  replaceInlinedJson(html, 'revisoins-config', (config) => ({ ...(config as SiteConfig), ...settings }));

const isPage = (url: URL) => url.origin === site.shell && !/\.[a-z0-9]+$/i.test(url.pathname);

/** The registry that the site serves. */
export async function publishedRegistry(): Promise<Registry> {
  const html = await (await fetch(site.shell)).text();
  return readInlinedJson(html, 'revisoins-registry') as Registry;
}

/** Rewrites the HTML of the shell's pages on their way to the browser. */
async function rewritePages(page: Page, edit: (html: string) => string): Promise<void> {
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: edit(await response.text()) });
  });
}

/** Replaces the registry in the page; undefined removes it. */
export async function replaceRegistryText(page: Page, text: string | undefined): Promise<void> {
  await rewritePages(page, (html) =>
    html.replace(inlinedElement('revisoins-registry'), (_, open: string, __, close: string) =>
      text === undefined ? '' : open + text + close,
    ),
  );
}

const readChannels = ({ remotes }: Registry): Channels =>
  Object.fromEntries(
    Object.entries(remotes).map(([name, { default: byDefault, traffic, lastKnownGood }]) => [
      name,
      { default: byDefault, traffic, ...(lastKnownGood === undefined ? {} : { lastKnownGood }) },
    ]),
  );

/**
 * Changes the registry of the page. It starts without earlier versions, so that a test describes all of it.
 * `settings` are added to the operator's.
 */
export async function rewriteRegistry(
  page: Page,
  change: (registry: Registry) => void = () => {},
  settings: Partial<SiteConfig> = {},
): Promise<void> {
  let rewritten: Registry | undefined;
  // An open page is later served the same registry.
  await page.route(`${site.shell}/channels.json`, (route) =>
    rewritten === undefined ? route.fallback() : route.fulfill({ json: readChannels(rewritten) }),
  );
  await rewritePages(page, (html) =>
    replaceInlinedJson(withSettings(html, settings), 'revisoins-registry', (data) => {
      const registry = data as Registry;
      for (const remote of Object.values(registry.remotes)) {
        remote.traffic = {};
        delete remote.lastKnownGood;
      }
      change(registry);
      rewritten = registry;
      return registry;
    }),
  );
}

/** The default version of a remote. */
export function defaultVersion(registry: Registry, name: string) {
  const remote = registry.remotes[name];
  const version = remote?.versions[remote.default];
  if (!remote || !version) throw new Error(`The registry has no "${name}".`);
  return { remote, version };
}

export const NEW_VERSION = '9.9.9';

/** Where the release of `releaseNew` is. */
export const newBase = (origin: string, name: string) => `${origin}/remotes/${name}/${NEW_VERSION}/`;

/**
 * Makes a new version of a remote the default, with the files of the old one, which becomes the last known
 * good.
 */
export function releaseNew(
  registry: Registry,
  name: string,
  base: string,
  change: { shared?: Record<string, string>; integrity?: Record<string, string> } = {},
): void {
  const { remote, version } = defaultVersion(registry, name);
  remote.lastKnownGood = remote.default;
  remote.default = NEW_VERSION;
  remote.versions[NEW_VERSION] = { ...version, base, container: `${version.container}_new`, ...change };
}
