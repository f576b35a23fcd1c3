import { readDemands } from './demands-probe.ts';
import { readProbe } from './page-probe.ts';
import { readStored } from './storage-probe.ts';
import type { Visit } from './visit.ts';

/** How many characters a remote may store before anybody has done anything. */
const MOST_STORED = 200_000;

/** What the remote has asked the browser for so far. */
export async function checkProbe({ page, declaration, where, fail, ran }: Visit): Promise<void> {
  const { violations, patched, unload } = await readProbe(page);
  const { asked } = await readDemands(page);
  const stored = await readStored(page);
  const isOwn = new RegExp(`^(revisoins[._:-])?${declaration.name}([._:/-]|$)`);
  for (const key of stored.names.filter((one) => !isOwn.test(one)))
    fail('own-storage', `${where} stores "${key}"; begin the key with "${declaration.name}".`);
  if (stored.size > MOST_STORED)
    fail('storage-budget', `${where} stores ${stored.size} characters, more than ${MOST_STORED}.`);
  for (const what of asked)
    fail('permissions', `${where} ${what} before anybody has done anything; wait for a click.`);
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
  ran('own-storage', 'storage-budget', 'permissions', 'policy', 'built-ins', 'unload', 'cookies', 'workers');
}
