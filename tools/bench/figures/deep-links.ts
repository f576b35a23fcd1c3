import { asVisitor, type Visitor } from '../browser/visit.ts';
import { settle } from '../browser/settle.ts';
import { scriptBytes, watchNetwork } from '../browser/watch-network.ts';
import type { Figure } from '../results.schema.ts';
import { kilobytes, ratio } from '../statistics.ts';
import { deepLinks, signIn, type Bench, type DeepLink, type Measure } from './bench.ts';

const sides = ['federated', 'monolith'] as const;
type Side = (typeof sides)[number];

/** A page for visitors starts its app at their first sign of life, which comes at once here. */
const asReader = (link: DeepLink, session: string | undefined): Visitor => ({
  session,
  goesOn: !link.signedIn,
});

/** The time until the screen of a page itself shows, with an empty cache. */
async function timeContent(
  bench: Bench,
  link: DeepLink,
  side: Side,
  session: string | undefined,
): Promise<number> {
  const { path, heading } = link;
  return asVisitor(bench.browser, bench.sites[side], asReader(link, session), async ({ page, painted }) => {
    await page.goto(path, { waitUntil: 'commit' });
    return painted.heading(heading, 'screen');
  });
}

/** What a page fetches until it has settled, which does not depend on how fast the machine is. */
async function countFetched(bench: Bench, link: DeepLink, side: Side, session: string | undefined) {
  const { path, heading } = link;
  const visitor = { ...asReader(link, session), slowdown: 1 };
  return asVisitor(bench.browser, bench.sites[side], visitor, async ({ page, devtools, painted }) => {
    const network = await watchNetwork(devtools);
    await page.goto(path, { waitUntil: 'commit' });
    await painted.heading(heading, 'screen');
    await settle(network);
    return network;
  });
}

async function measureLink(bench: Bench, link: DeepLink): Promise<Figure> {
  const session = link.signedIn ? await signIn(bench) : undefined;
  const samples: Record<Side, number[]> = { federated: [], monolith: [] };
  for (let run = 0; run < bench.runs; run += 1) {
    for (const side of run % 2 === 0 ? sides : sides.toReversed())
      samples[side].push(await timeContent(bench, link, side, session));
  }
  const value = ratio(samples.federated, samples.monolith);
  return {
    id: `content ${link.path}`,
    name: 'time until the screen itself shows, federated / monolith',
    value,
    unit: 'ratio',
    atMost: 1.05,
    samples,
  };
}

async function folderBytes(bench: Bench, link: DeepLink): Promise<Figure[]> {
  const session = link.signedIn ? await signIn(bench) : undefined;
  const [federated, monolith] = await Promise.all([
    countFetched(bench, link, 'federated', session),
    countFetched(bench, link, 'monolith', session),
  ]);
  const samples = {
    federated: [kilobytes(scriptBytes(federated))],
    monolith: [kilobytes(scriptBytes(monolith))],
  };
  const others = Object.entries(bench.sites.remotes).filter(([name]) => !link.remotes.includes(name));
  const unused = federated.asked.filter((url) => others.some(([, origin]) => url.startsWith(`${origin}/`)));
  return [
    {
      id: `scripts ${link.path}`,
      name: 'JavaScript over the network until the page rests, brotli, federated / monolith',
      value: ratio(samples.federated, samples.monolith),
      unit: 'ratio',
      atMost: 1.08,
      samples,
    },
    {
      id: `unused ${link.path}`,
      name: 'requests to remotes that the page shows nothing of',
      value: unused.length,
      unit: 'requests',
      atMost: 0,
      samples: { addresses: unused },
    },
  ];
}

export const measureContent: Measure = async (bench) => {
  const figures: Figure[] = [];
  for (const link of deepLinks) figures.push(await measureLink(bench, link));
  return figures;
};

export const measureScripts: Measure = async (bench) =>
  (await Promise.all(deepLinks.map((link) => folderBytes(bench, link)))).flat();
