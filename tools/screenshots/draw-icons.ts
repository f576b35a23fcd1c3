import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

/** The background of the icon, from `tokens.css`. */
const PAPER = '#faf7f2';

interface Icon {
  readonly size: number;
  /** The share of the picture that the logo takes. */
  readonly share: number;
  /** Full bleed: the device cuts its own shape out of it, or rounds it. */
  readonly isFull: boolean;
}

/** A maskable icon keeps what matters in the middle: a circle of 80 % is never cut off. */
const icons: Readonly<Record<string, Icon>> = {
  'icon-192': { size: 192, share: 0.7, isFull: false },
  'icon-512': { size: 512, share: 0.7, isFull: false },
  'maskable-192': { size: 192, share: 0.52, isFull: true },
  'maskable-512': { size: 512, share: 0.52, isFull: true },
  'apple-touch-icon': { size: 180, share: 0.64, isFull: true },
};

/** The icons of the installed site as PNG, by name, drawn from the logo in the shell's public folder. */
export async function drawIcons(browser: Browser, folder: string): Promise<[string, Buffer][]> {
  const logo = readFileSync(join(folder, 'icon.svg')).toString('base64');
  const page = await browser.newPage();
  const drawn: [string, Buffer][] = [];
  for (const [name, { size, share, isFull }] of Object.entries(icons)) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:${size}px;background:${PAPER};border-radius:${isFull ? 0 : size * 0.22}px"><img alt="" width="${size * share}" src="data:image/svg+xml;base64,${logo}">`,
    );
    // The canvas takes the background of the body: it is the rounded box's alone.
    await page.evaluate(() => {
      document.documentElement.style.background = 'linear-gradient(transparent, transparent)';
      return document.images[0]?.decode();
    });
    drawn.push([name, await page.screenshot({ omitBackground: true })]);
  }
  await page.close();
  return drawn;
}
