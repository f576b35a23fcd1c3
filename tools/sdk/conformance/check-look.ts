import type { Page } from '@playwright/test';
import { languages } from '@revisoins/contracts/languages';
import { choose, look, settle, type Look } from './page-look.ts';
import type { Visit } from './visit.ts';

/** Texts that look like keys: two words or more with dots between them, and nothing else. */
const rawKeys = (text: string) =>
  text.split('\n').filter((line) => /^[a-z][\w-]*(\.[a-z][\w-]*)+$/i.test(line.trim()));

/** What a host and its bundler put there with the first remote, and the container itself. */
const expectedGlobal = (container: string) =>
  new RegExp(`^(${container}$|revisoinsFederation$|__|_FEDERATION|rspackChunk)`);

/** What the screen shows, and what it adds to the page around it. */
export function checkLook({ declaration, where, fail, ran }: Visit, before: Look, seen: Look): void {
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
  ran('one-heading', 'main', 'raw-keys', 'host-place', 'own-place', 'own-globals');
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

/** The same screen in both languages and both themes. */
export async function checkLanguagesAndThemes(
  { page, declaration, where, fail, ran, axe, isWhole }: Visit,
  first: Look,
): Promise<void> {
  const place = `[data-remote="${declaration.name}"]`;
  const looks = new Map<string, Look>();
  ran('language', 'page-language', 'theme');
  for (const theme of ['light', 'dark'] as const)
    for (const language of languages) ran(`axe-${theme}-${language}`);
  for (const language of languages) {
    await choose(page, 'i18nextLng', language);
    for (const theme of ['light', 'dark'] as const) {
      if (!isWhole && (language === 'en') !== (theme === 'dark')) continue;
      await choose(page, 'theme', theme);
      await settle(page, language);
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
