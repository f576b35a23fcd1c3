import { defineConfig } from '@playwright/test';
import { browserArguments } from '@revisoins/workspace/find-browser';

const executablePath = process.env.CHROMIUM_PATH;

/** Tests that change the site for everybody. */
const RELEASES = '**/e2e/releases/*.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../.local/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // The second attempt records a trace. A test that needs it is flaky, which is a defect to mend.
  retries: process.env.CI ? 1 : 0,
  // For what hangs; a busy machine must not reach them.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.SHELL_URL ?? '',
    locale: 'fr-CA',
    timezoneId: 'America/Toronto',
    // A trace of every test would cost a third of the processor's time; `--trace on` records one by hand.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...browserArguments],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 860 } }, testIgnore: RELEASES },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true }, grep: /@phone/ },
    // After the others, one at a time.
    {
      name: 'releases',
      use: { viewport: { width: 1280, height: 860 } },
      testMatch: RELEASES,
      dependencies: ['desktop', 'phone'],
      workers: 1,
      fullyParallel: false,
    },
  ],
});
