import { asVisitor } from '../browser/visit.ts';
import { CROWD } from '../sites/start-sites.ts';
import { ratio } from '../statistics.ts';
import type { Bench, Measure } from './bench.ts';

const timeShell = ({ browser }: Bench, origin: string) =>
  asVisitor(browser, origin, { goesOn: true }, async ({ page, painted }) => {
    await page.goto('/', { waitUntil: 'commit' });
    return painted.shell();
  });

/** What a large registry costs a visitor of the landing page who is about to continue. */
export const measureCrowd: Measure = async (bench) => {
  const { sites, runs } = bench;
  const few = Object.keys(sites.registry.remotes).length;
  const samples: { crowded: number[]; federated: number[] } = { crowded: [], federated: [] };
  for (let run = 0; run < runs; run += 1) {
    const sides = ['crowded', 'federated'] as const;
    for (const side of run % 2 === 0 ? sides : sides.toReversed())
      samples[side].push(await timeShell(bench, sites[side]));
  }
  return [
    {
      id: 'crowd',
      name: `time until the shell runs on /, ${CROWD} remotes registered / ${few}`,
      value: ratio(samples.crowded, samples.federated),
      unit: 'ratio',
      atMost: 1.03,
      samples: { [`${CROWD} remotes`]: samples.crowded, [`${few} remotes`]: samples.federated },
    },
  ];
};
