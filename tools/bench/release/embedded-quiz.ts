import type { Browser } from '@playwright/test';
import { settle } from '../browser/settle.ts';
import { watchNetwork } from '../browser/watch-network.ts';
import type { Figure } from '../results.schema.ts';
import { kilobytes } from '../statistics.ts';
import type { ReleaseSite } from './release-site.ts';

/** The kilobytes that an institution's page fetches until its quiz can start, without the page itself. */
async function fetchedByInstitution(browser: Browser, institution: string): Promise<number> {
  const context = await browser.newContext({ locale: 'fr-CA', viewport: { width: 1280, height: 1600 } });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const network = await watchNetwork(devtools);
    const origins = new Map<string, string>();
    let bytes = 0;
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) =>
      origins.set(requestId, new URL(request.url).origin),
    );
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (origins.get(requestId) !== institution) bytes += encodedDataLength;
    });
    await page.goto(institution);
    await page
      .frameLocator('revisoins-quiz iframe')
      .getByRole('link', { name: 'Commencer le quiz' })
      .waitFor({ timeout: 90_000 });
    await settle(network);
    return kilobytes(bytes);
  } finally {
    await context.close();
  }
}

/**
 * What a page of an institution with one quiz costs a first visitor, against the bundle in the same frame.
 */
export async function measureEmbeddedQuiz({
  browser,
  site: { institutions },
}: {
  browser: Browser;
  site: ReleaseSite;
}): Promise<Figure> {
  const federated = await fetchedByInstitution(browser, institutions.federated);
  const monolith = await fetchedByInstitution(browser, institutions.monolith);
  return {
    id: 'embedded quiz',
    name: `first visit of an institution's page with one quiz (${federated.toFixed(0)} KB) / the bundle in its frame (${monolith.toFixed(0)} KB)`,
    value: federated / monolith,
    unit: 'ratio',
    atMost: 0.6,
    samples: { federated: [federated], monolith: [monolith] },
  };
}
