import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { registrySchema, type Registry } from '@revisoins/contracts';
import { assembleSite } from '@revisoins/release/local/assemble';
import { buildApps } from '@revisoins/workspace/build-apps';
import { describeMachine } from '@revisoins/workspace/machine';
import { builtFolder, root } from '@revisoins/workspace/paths';
import { localRemotes } from '@revisoins/workspace/remotes';
import type { Figure } from '../results.schema.ts';
import { median, ratio } from '../statistics.ts';
import { lostWithBundle } from './bundle-rollback.ts';
import { makeVariant } from './release-variants.ts';

const run = promisify(execFile);
const TEAMS = 8;
const ALONE = 3;
/** The letter g, which no hash in hexadecimal has. */
const FIRST_MARK = 103;

interface Timed {
  /** Milliseconds from the command to its end, and those under the lock of the site. */
  wall: number;
  locked: number;
}

/** Runs a command of the release tool as a team does. */
async function release(...words: string[]): Promise<Timed> {
  const began = performance.now();
  const { stdout } = await run(
    process.execPath,
    [
      '--import',
      pathToFileURL(join(import.meta.dirname, 'time-lock.ts')).href,
      join(root, 'tools/commands/remote.ts'),
      ...words,
    ],
    { cwd: root },
  );
  const [, locked = ''] = /held the lock for ([\d.]+) ms/.exec(stdout) ?? [];
  return { wall: performance.now() - began, locked: Number(locked) };
}

interface Release {
  name: string;
  build: string;
}

const publish = (site: string, { name, build }: Release) =>
  release('publish', name, '--site', site, '--from', build, '--skip-run', '--traffic', '100');

const readRegistry = (site: string): Registry =>
  registrySchema.parse(JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8')));

/** The releases of others that learners no longer get after one team has rolled its own back. */
async function lostWithRemote(site: string, name: string): Promise<string[]> {
  const before = readRegistry(site).remotes;
  await release('rollback', name, '--site', site);
  const after = readRegistry(site).remotes;
  if (after[name]?.default === before[name]?.default) throw new Error(`${name} was not rolled back.`);
  return Object.keys(before).filter(
    (other) => other !== name && after[other]?.default !== before[other]?.default,
  );
}

/** Eight releases at once, and what the others lose when one of them is rolled back. */
export async function measureEightReleases(step: (text: string) => void): Promise<Figure[]> {
  await buildApps();
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-releases-'));
  try {
    const site = join(folder, 'site');
    const config = { apiUrl: 'https://api.example', publishableKey: 'sb_publishable_bench' };
    await assembleSite({ folder: site, config, remoteOrigin: (remote) => `https://${remote}.example` });
    const names = localRemotes().map(({ name }) => name);
    const releases = Array.from({ length: ALONE + TEAMS }, (_, index): Release => {
      const name = names[index % names.length] ?? '';
      return {
        name,
        build: makeVariant(
          builtFolder(name),
          join(folder, `build-${index}`),
          String.fromCharCode(FIRST_MARK + index),
        ),
      };
    });
    step('One release after the other');
    const alone: Timed[] = [];
    for (const one of releases.slice(0, ALONE)) alone.push(await publish(site, one));
    step(`${TEAMS} releases at once`);
    const began = performance.now();
    const together = await Promise.all(releases.slice(ALONE).map((one) => publish(site, one)));
    const whole = performance.now() - began;
    step('A rollback of one of them');
    const lost = await lostWithRemote(site, releases.at(-1)?.name ?? '');
    step('The same in one bundle');
    const lostInBundle = await lostWithBundle(TEAMS);
    const of = (timed: readonly Timed[], key: keyof Timed) => timed.map((one) => one[key]);
    return [
      {
        id: 'eight releases, lock',
        name: `milliseconds under the lock of the site, each of ${TEAMS} releases at once / one alone`,
        value: ratio(of(together, 'locked'), of(alone, 'locked')),
        unit: 'ratio',
        atMost: 1.2,
        samples: { alone: of(alone, 'locked'), together: of(together, 'locked') },
      },
      {
        id: 'eight releases, wall',
        name: `from the first command to the last end, ${TEAMS} releases at once / one alone, with ${describeMachine().processors} processors`,
        value: whole / median(of(alone, 'wall')),
        unit: 'ratio',
        atMost: 1.2,
        samples: { alone: of(alone, 'wall'), together: of(together, 'wall'), whole: [whole] },
      },
      {
        id: 'lost by a rollback',
        name: `changes of other teams that one rollback takes back (in one bundle ${lostInBundle} of ${TEAMS})`,
        value: lost.length,
        unit: 'changes',
        atMost: 0,
        samples: { remotes: lost, 'one bundle': [String(lostInBundle)] },
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
