import type { Locator } from '@playwright/test';

/** Milliseconds that a person holds the button of a mouse. */
const HELD = 80;

/**
 * Presses in the middle of an element. Uses the raw mouse, because a locator's click
 * runs listeners in the page; and holds the button, because a click has the time of its release: pressed and
 * released at once, it would wait for what the page does about the pointer's arrival and the press, before.
 */
export async function press(element: Locator): Promise<void> {
  // To the middle of the window, because a bar may cover its end.
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await element.boundingBox();
  if (!box) throw new Error('Nothing is to be pressed: the element has no box.');
  await element.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: HELD });
}
