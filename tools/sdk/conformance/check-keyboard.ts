import type { Visit } from './visit.ts';

/** How many Tab keys lead out of any screen that people can use. */
const MOST_TABS = 80;

/** Whether the Tab key leads out of the screen. */
export async function checkKeyboard({ page, declaration, where, fail, ran }: Visit): Promise<void> {
  ran('keyboard-trap');
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
