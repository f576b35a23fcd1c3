import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong with the page, with the first place of each; it looks into no frame. */
export async function axeFaults(page: Page): Promise<string[]> {
  // Reading axe takes longer than running it: a document reads it once.
  const isRead = await page.evaluate(() => 'axe' in globalThis);
  const { violations } = await new AxeBuilder({ page, ...(isRead && { axeSource: 'undefined' }) })
    // Without this, a second page reads it too, to put the results of frames together.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id} at ${target.join(' ')}: ${html.slice(0, 200)}`),
  );
}
