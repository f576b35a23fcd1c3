import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { root } from './paths.ts';

const usual = [
  // The same engine without the windows: the tests take two thirds of the processor's time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** How every browser of the tools and tests is started. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The headless shell of Chromium 156 crashes when a page asks for it. Pages find no speech on the device.
  '--disable-blink-features=OnDeviceWebSpeechAvailable',
];

/** An installed Chromium; installs nothing. */
export function presentBrowser(): string | undefined {
  const requested = process.env.CHROMIUM_PATH;
  if (requested) {
    if (!existsSync(requested)) throw new Error(`CHROMIUM_PATH names ${requested}, which does not exist.`);
    return requested;
  }
  return [chromium.executablePath(), ...usual].find((path) => existsSync(path));
}

const attempts: readonly [string, readonly string[]][] = [
  ['npx', ['playwright', 'install', 'chromium']],
  ['apt-get', ['update', '-qq']],
  ['apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']],
  ['apt-get', ['install', '-y', '-qq', 'chromium']],
];

/** The Chromium for browser tests; it is installed if there is none. */
export function findBrowser(log: (text: string) => void): string {
  const found = presentBrowser();
  if (found) return found;
  for (const [command, args] of attempts) {
    log(`No Chromium found; trying: ${command} ${args.join(' ')}`);
    spawnSync(command, args, { cwd: root, stdio: 'ignore', timeout: 300_000 });
    const installed = presentBrowser();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium is here and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}
