import { availableParallelism } from 'node:os';
import type { Registry } from '@revisoins/contracts';
import { asVisitor, SLOWDOWN } from '../browser/visit.ts';
import { settle } from '../browser/settle.ts';
import { watchNetwork } from '../browser/watch-network.ts';
import { defaultVersion } from '../sites/registries.ts';
import { signIn, type Bench, type Measure } from './bench.ts';

interface Screen {
  path: string;
  signedIn: boolean;
}

/** Visits at once for each processor: a shift is not a time, so visits may slow each other down. */
const PER_PROCESSOR = 3;
const AT_ONCE = availableParallelism() * PER_PROCESSOR;
/** What remains of the slowdown. */
const slowdown = SLOWDOWN / PER_PROCESSOR;

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 860 },
];

/** The shell's own pages, and every route that a remote declares. */
export function listScreens(registry: Registry): Screen[] {
  const own = ['/', '/about', '/beta', '/terms', '/erreur/404', '/nulle-part'].map((path) => ({
    path,
    signedIn: false,
  }));
  const declared = Object.keys(registry.remotes).flatMap((name) =>
    defaultVersion(registry, name).declaration.routes.map(({ path, access }) => ({
      path: path.replaceAll(/:[^/]+/g, '1'),
      signedIn: access === 'signed-in',
    })),
  );
  return [...own, ...declared];
}

async function measureShift(
  { browser, sites }: Bench,
  { path }: Screen,
  viewport: (typeof viewports)[number],
  session: string | undefined,
): Promise<number> {
  return asVisitor(
    browser,
    sites.federated,
    { session, viewport, goesOn: true, slowdown },
    async ({ page, devtools, painted }) => {
      const network = await watchNetwork(devtools);
      await page.goto(path, { waitUntil: 'commit' });
      await painted.heading(/./, 'screen').catch((cause: unknown) => {
        throw new Error(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
      });
      await settle(network);
      return page.evaluate(() => globalThis.benchWatched?.shift ?? 0);
    },
  );
}

/** The layout shift of each route, narrow and wide; the larger of the two. */
export const measureShifts: Measure = async (bench) => {
  const session = await signIn(bench);
  const samples: Record<string, number[]> = {};
  const screens = listScreens(bench.sites.registry);
  for (const { path } of screens) samples[path] = [];
  const visits = screens.flatMap((screen) => viewports.map((viewport) => ({ screen, viewport }))).values();
  const visitAll = async () => {
    for (const { screen, viewport } of visits) {
      const shift = await measureShift(bench, screen, viewport, screen.signedIn ? session : undefined);
      samples[screen.path]?.push(shift);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitAll));
  const value = Math.max(...Object.values(samples).flat());
  const count = Object.keys(samples).length;
  return [
    {
      id: 'shift',
      name: `layout shift, the largest of ${count} routes, each ${viewports.map(({ width }) => width).join(' and ')} wide`,
      value,
      unit: 'shift',
      atMost: 0.02,
      samples,
    },
  ];
};
