import { writeFileSync } from 'node:fs';
import { SESSION_KEY } from '@revisoins/backend/setup';
import { product } from '@revisoins/contracts';
import { ATTEMPTS_PREFIX } from '@revisoins/host/hosting';
import { languages, toLocale } from '@revisoins/i18n';
import { OWN_ENTRY } from '../navigation/own-entry.ts';
import { prepareFirstPaint, showView } from './first-paint.ts';
import { prerenderPages } from './prerender-pages.tsx';

const settings = {
  sessionKeys: [SESSION_KEY, `${SESSION_KEY}-visit`],
  attemptsPrefix: ATTEMPTS_PREFIX,
  regions: Object.fromEntries(languages.map((language) => [language, toLocale(language)])),
};

const inlined = {
  beforePaint: `(${prepareFirstPaint.toString()})(${JSON.stringify(settings)})`,
  afterPage: `(${showView.toString()})(${JSON.stringify(settings)})`,
};

/**
 * Run by the build: writes the source of the pre-rendered pages for the release tool, into the file that the
 * command names.
 */
async function main([, , file = 'pages.json']: readonly string[]): Promise<void> {
  writeFileSync(
    file,
    JSON.stringify({ siteName: product.name, ownEntry: OWN_ENTRY, inlined, ...(await prerenderPages()) }),
  );
}

main(process.argv).catch((error: unknown) => {
  // Caught, because Node would print the failing line, which is the whole bundle.
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
