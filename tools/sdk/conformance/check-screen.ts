import type { Page } from '@playwright/test';
import { sampleStyles } from './sample-styles.ts';
import type { Visit } from './visit.ts';

/** Ids that are in the page twice, one of them in the remote. */
const repeatedIds = (page: Page, name: string) =>
  page.evaluate((remote) => {
    const all = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const own = [...document.querySelectorAll(`[data-remote="${remote}"] [id]`)].map(({ id }) => id);
    return [...new Set(own.filter((id) => all.indexOf(id) !== all.lastIndexOf(id)))];
  }, name);

/**
 * Targets smaller than 24 px with another target closer than that (WCAG 2.2, 2.5.8). A link within a sentence
 * counts with the height of its line, and a field with the size of its label.
 */
const smallTargets = (page: Page, name: string) =>
  page.evaluate((remote) => {
    const least = 24;
    const asked = 'a[href], button, input, select, textarea, [role=button], [tabindex="0"]';
    const shown = [...document.querySelectorAll<HTMLElement>(`[data-remote="${remote}"] :is(${asked})`)]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && box.height > 2);
    const isInSentence = (element: HTMLElement) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
    return shown
      .filter(({ element, box }) => {
        if (box.width >= least - 0.5 && box.height >= least - 0.5) return false;
        if (isInSentence(element) || element.closest('label') !== null) return false;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        return shown.some(({ element: other, box: near }) => {
          if (other === element) return false;
          const away = Math.hypot(
            Math.max(near.left - x, 0, x - near.right),
            Math.max(near.top - y, 0, y - near.bottom),
          );
          return away < least / 2;
        });
      })
      .map(
        ({ element, box }) =>
          `${element.tagName.toLowerCase()} of ${Math.round(box.width)} x ${Math.round(box.height)} px`,
      );
  }, name);

/**
 * Animations of the remote that run without end although less motion was asked for. Those that a script ends
 * may take half a second.
 */
async function endlessMotion(page: Page, name: string): Promise<number> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const moving = await page.evaluate(async (remote) => {
    const count = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        const isEndless = effect?.getComputedTiming().endTime === Infinity;
        return isEndless && playState === 'running' && target?.closest(`[data-remote="${remote}"]`) != null;
      }).length;
    const end = performance.now() + 500;
    while (count() > 0 && performance.now() < end) await new Promise(requestAnimationFrame);
    return count();
  }, name);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  return moving;
}

/** How many pixels a page is too wide with text of twice the size. */
const overflowOfLargeText = (page: Page) =>
  page.evaluate(async () => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const overflow = document.documentElement.scrollWidth - innerWidth;
    style.fontSize = '';
    return overflow;
  });

/** What one screen shows, as it is and as other people set their browsers. */
export async function checkScreen(
  { page, declaration, where, fail, ran }: Visit,
  styles: string[],
): Promise<void> {
  const { name } = declaration;
  const seen = await sampleStyles(page);
  for (const [index, line] of seen.entries())
    if (line !== styles[index])
      fail(
        'host-styles',
        `${where} styles elements outside of it (${line.split(':')[0]}); limit each rule to [data-remote="${name}"].`,
      );
  for (const id of await repeatedIds(page, name))
    fail('ids', `${where} has the id "${id}", which the page has twice; begin yours with "${name}".`);
  for (const target of await smallTargets(page, name))
    fail('targets', `${where} has a ${target} beside another; give it 24 px, or room.`);
  const moving = await endlessMotion(page, name);
  if (moving > 0)
    fail('motion', `${where} moves without end although less motion was asked for (prefers-reduced-motion).`);
  const overflow = await overflowOfLargeText(page);
  if (overflow > 1) fail('text-size', `${where} is ${overflow} px too wide with text of twice the size.`);
  ran('host-styles', 'ids', 'targets', 'motion', 'text-size');
}
