import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '@revisoins/workspace/cli';
import { describeMachine, describeSource, load } from '@revisoins/workspace/machine';
import { root } from '@revisoins/workspace/paths';
import { writeAtomically } from '@revisoins/workspace/write-atomically';
import { SLOWDOWN } from './browser/visit.ts';
import { measures } from './figures/index.ts';
import { LINK } from './link/link.ts';
import { benchCli, type Options } from './options.ts';
import { resultsSchema, type Figure, type Results } from './results.schema.ts';
import { addItemHealth } from './item-health/command.ts';
import { addLearning } from './learning/command.ts';
import { addMutation } from './mutation/command.ts';
import { addReadiness } from './readiness/command.ts';
import { addRelease } from './release/command.ts';
import { table } from './table.ts';

const began = performance.now();
const step = (text: string) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(0).padStart(5)} s  ${text}`);

const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The results, and the names of the measures that failed. */
async function measure({ runs, only, note }: Options): Promise<{ results: Results; failed: string[] }> {
  const date = new Date().toISOString();
  const loadBefore = load();
  const source = describeSource();
  step('Building the apps and the monolith, starting the sites');
  // Loaded when they are needed, so that --help does not wait for the stack and the browser's driver.
  const [{ buildApps }, { openBrowser }, { startSites }] = await Promise.all([
    import('@revisoins/workspace/build-apps'),
    import('./browser/open-browser.ts'),
    import('./sites/start-sites.ts'),
  ]);
  await buildApps();
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const sites = await startSites(folder);
  const browser = await openBrowser(sites.pin);
  try {
    const figures: Figure[] = [];
    const failed: string[] = [];
    for (const name of only) {
      step(`Measuring: ${name}`);
      const measured = await measures[name]?.({ browser, sites, runs }).catch((error: unknown) => {
        failed.push(name);
        step(`Failed: ${errorMessage(error)}`);
      });
      figures.push(...(measured ?? []));
    }
    const results = resultsSchema.parse({
      date,
      ...source,
      machine: { ...describeMachine(), browser: browser.version(), load: [loadBefore, load()] },
      conditions: {
        runs,
        link: { ...LINK, protocol: 'HTTP/2 over TLS 1.3, through a proxy on the same machine' },
        slowdown: SLOWDOWN,
      },
      note,
      figures,
    });
    return { results, failed };
  } finally {
    await browser.close();
    await sites.stop();
  }
}

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
const names = Object.keys(measures);
const cli = benchCli(names, async (options) => {
  const { results, failed } = await measure(options);
  const [before, after] = results.machine.load;
  console.log(
    `\n${table(results.figures)}\n\nMedians of ${options.runs}; ${results.machine.processors} processors, load ${before} before and ${after} after.`,
  );
  if (failed.length > 0) throw new Error(`Not measured: ${failed.join(', ')}. The reasons are above.`);
  if (options.only.length === names.length) {
    writeAtomically(join(root, 'bench', 'results', 'latest.json'), `${JSON.stringify(results, null, 2)}\n`);
    console.log('Written to bench/results/latest.json.');
  }
});
addMutation(cli);
addLearning(cli);
addReadiness(cli);
addItemHealth(cli);
addRelease(cli);
process.exit(await runCli(cli, process.argv.slice(2)));
