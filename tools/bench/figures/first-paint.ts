import { asVisitor } from '../browser/visit.ts';
import type { Figure } from '../results.schema.ts';
import { median } from '../statistics.ts';
import { deepLinks, signIn, type Measure } from './bench.ts';

const addresses = [
  ...deepLinks,
  { path: '/', signedIn: false, heading: /./ },
  { path: '/skills', signedIn: true, heading: /^Compétences/ },
  { path: '/dashboard', signedIn: true, heading: /^Votre tableau/ },
  { path: '/nulle-part', signedIn: false, heading: /introuvable/ },
];

/** The time until the heading of an address, which is in its HTML, is visible; with an empty cache. */
export const measureFirstPaint: Measure = async (bench) => {
  const session = await signIn(bench);
  const figures: Figure[] = [];
  for (const { path, signedIn, heading } of addresses) {
    const samples: number[] = [];
    for (let run = 0; run < bench.runs; run += 1) {
      const visitor = { session: signedIn ? session : undefined };
      samples.push(
        await asVisitor(bench.browser, bench.sites.federated, visitor, async ({ page, painted }) => {
          await page.goto(path, { waitUntil: 'commit' });
          return painted.heading(heading, 'heading');
        }),
      );
    }
    figures.push({
      id: `first paint ${path}`,
      name: 'time until the heading can be read',
      value: median(samples),
      unit: 'ms',
      atMost: 700,
      samples: { [path]: samples },
    });
  }
  return figures;
};
