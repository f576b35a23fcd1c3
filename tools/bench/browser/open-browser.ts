import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '@revisoins/workspace/find-browser';

/** Opens a browser that trusts the link's certificate. `pin`: see `Certificate`. */
export function openBrowser(pin: string): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(console.log),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--ignore-certificate-errors-spki-list=${pin}`,
    ],
  });
}
