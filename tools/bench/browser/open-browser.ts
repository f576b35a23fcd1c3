import { chromium, type Browser } from '@playwright/test';
import { browserArguments, findBrowser } from '@revisoins/workspace/find-browser';

/** Opens a browser that trusts the link's certificate. `pin`: see `Certificate`. */
export function openBrowser(pin: string): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(console.log),
    args: [...browserArguments, `--ignore-certificate-errors-spki-list=${pin}`],
  });
}
