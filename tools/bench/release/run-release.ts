import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { describeMachine, describeSource, load } from '@revisoins/workspace/machine';
import { root } from '@revisoins/workspace/paths';
import { writeAtomically } from '@revisoins/workspace/write-atomically';
import { openBrowser } from '../browser/open-browser.ts';
import type { Figure } from '../results.schema.ts';
import { table } from '../table.ts';
import { measureAttempts } from './attempts.ts';
import { measureCostOfChange } from './cost-of-change.ts';
import { measureEightReleases } from './eight-releases.ts';
import { measureEmbeddedQuiz } from './embedded-quiz.ts';
import { startReleaseSite, type ReleaseSite } from './release-site.ts';
import { measureReturningLearner } from './replay/replay.ts';
import { releaseResultsSchema } from './results.schema.ts';

export interface ReleaseOptions {
  /** Names of measures. */
  only: string[];
  /** How many commits are replayed. */
  commits: number;
  /** Anything else worth recording about this run. */
  note: string;
}

type Step = (text: string) => void;

interface OnSite {
  browser: Browser;
  site: ReleaseSite;
}

/** `start` starts the site and a browser, once for all measures. */
type ReleaseMeasure = (
  options: ReleaseOptions,
  step: Step,
  start: () => Promise<OnSite>,
) => Promise<Figure[]>;

const startOnSite = async (): Promise<OnSite> => ({
  site: await startReleaseSite(),
  browser: await openBrowser(''),
});

/** Every measure, by the name that `--only` takes. */
export const releaseMeasures: Record<string, ReleaseMeasure> = {
  cost: (_, step) => measureCostOfChange(step),
  releases: (_, step) => measureEightReleases(step),
  // The attempts release other versions.
  embed: async (_, _step, start) => [await measureEmbeddedQuiz(await start())],
  attempts: async (_, _step, start) => [await measureAttempts(await start())],
  returning: ({ commits }, step) => measureReturningLearner(commits, step),
};

/**
 * Compares releases with the same application as one bundle, prints the figures, and writes them after a
 * complete run.
 */
export async function runRelease(options: ReleaseOptions): Promise<void> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const step: Step = (text) => console.log(`${seconds().toFixed(0).padStart(5)} s  ${text}`);
  const date = new Date().toISOString();
  const loadBefore = load();
  const source = describeSource();
  const figures: Figure[] = [];
  const failed: string[] = [];
  let started: Promise<OnSite> | undefined;
  const start = () => (started ??= startOnSite());
  for (const name of options.only) {
    step(`Measuring: ${name}`);
    try {
      figures.push(...((await releaseMeasures[name]?.(options, step, start)) ?? []));
    } catch (error) {
      failed.push(name);
      step(`Failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const running = await started?.catch(() => undefined);
  await running?.browser.close();
  await running?.site.stop();
  const results = releaseResultsSchema.parse({
    date,
    ...source,
    machine: { ...describeMachine(), load: [loadBefore, load()] },
    commits: options.commits,
    seconds: Math.round(seconds()),
    note: options.note,
    figures,
  });
  const [before, after] = results.machine.load;
  console.log(
    `\n${table(figures)}\n\n${results.seconds} s; ${results.machine.processors} processors, load ${before} before and ${after} after.`,
  );
  if (failed.length > 0) throw new Error(`Not measured: ${failed.join(', ')}. The reasons are above.`);
  if (options.only.length < Object.keys(releaseMeasures).length) return;
  writeAtomically(join(root, 'bench', 'results', 'release.json'), `${JSON.stringify(results, null, 2)}\n`);
  console.log('Written to bench/results/release.json.');
}
