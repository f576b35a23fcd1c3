import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SESSION_KEY } from '@revisoins/backend/hosting';
import { product } from '@revisoins/contracts';
import type { Prerendered } from '@revisoins/contracts/prerendered';
import { ATTEMPTS_PREFIX, TRIAL_KEY } from '@revisoins/host/hosting';
import { languages, toLocale } from '@revisoins/i18n/hosting';
import { OWN_ENTRY } from '../navigation/own-entry.ts';
import { OVERRIDES_KEY } from '../platform/storage-keys.ts';
import { loadShell } from './load-shell.ts';
import { prepareFirstPaint, showView, viewSteps } from './first-paint.ts';
import { prerenderPages } from './prerender-pages.tsx';

const settings = {
  sessionKeys: [SESSION_KEY, `${SESSION_KEY}-visit`],
  overridesKey: OVERRIDES_KEY,
  attemptsPrefix: ATTEMPTS_PREFIX,
  trialKey: TRIAL_KEY,
  locales: Object.fromEntries(languages.map((language) => [language, toLocale(language)])),
};

const call = (run: object, given: string) => `(${run.toString()})(${JSON.stringify(settings)},${given})`;

// In brackets, so that browsers compile them at once, and not twice.
const steps = Object.entries(viewSteps).map(([name, step]) => `${name}:(${step.toString()})`);

const inlined = {
  beforePaint: call(prepareFirstPaint, loadShell.toString()),
  afterPage: call(showView, `{${steps.join()}}`),
};

/** The script of public pages, which the build has put beside the pages. */
const PUBLIC_PAGE = 'inline/public-page.js';

/**
 * Run by the build: writes the source of the pre-rendered pages for the release tool, into the file that the
 * command names.
 */
async function main([, , file = 'pages.json']: readonly string[]): Promise<void> {
  const publicPage = readFileSync(join(dirname(file), PUBLIC_PAGE), 'utf8').trim();
  const prerendered: Prerendered = {
    siteName: product.name,
    ownEntry: OWN_ENTRY,
    inlined: { ...inlined, publicPage },
    ...(await prerenderPages()),
  };
  writeFileSync(file, JSON.stringify(prerendered));
}

main(process.argv).catch((error: unknown) => {
  // Caught, because Node would print the failing line, which is the whole bundle.
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
