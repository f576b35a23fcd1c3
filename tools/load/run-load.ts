import { setTimeout as delay } from 'node:timers/promises';
import { createRandom, shuffle, type Random } from '@revisoins/assessment';
import { startBackend, type Backend, type ServerProcess } from './backend/start-backend.ts';
import { createApiClient, steps } from './cohort/api-client.ts';
import { createLearner, type Learner } from './cohort/learner.ts';
import { seedCohort } from './cohort/seed-cohort.ts';
import { summarise } from './durations.ts';
import { compareRecords } from './findings/compare-records.ts';
import { readRows } from './findings/read-rows.ts';
import { describeMachine, describeSource, load } from '@revisoins/workspace/machine';
import type { Options } from './options.ts';
import type { Run } from './results.schema.ts';

interface Cohort {
  readonly backend: Backend;
  readonly learners: readonly Learner[];
  readonly random: Random;
  readonly log: (line: string) => void;
}

/** When processes are killed: in which phase, and after which share of it. */
const KILLS: readonly { readonly phase: string; readonly server: ServerProcess; readonly share: number }[] = [
  { phase: 'arrival', server: 'functions', share: 0.5 },
  { phase: 'starts', server: 'database', share: 0.4 },
  { phase: 'answers', server: 'stack', share: 0.2 },
  { phase: 'answers', server: 'database', share: 0.5 },
  { phase: 'answers', server: 'functions', share: 0.8 },
];

/** Kills servers, if that is wanted: `disturb` in one phase, `kills` has what happened so far. */
function createKills(backend: Backend, isKilling: boolean, log: (line: string) => void) {
  const kills: Run['kills'] = [];
  let lastKill: Promise<unknown> = Promise.resolve();

  /** Kills the chosen servers during a phase of this length, each once the previous one is back. */
  async function disturb(phase: string, seconds: number): Promise<void> {
    const began = performance.now();
    for (const { server, share } of KILLS.filter((kill) => isKilling && kill.phase === phase)) {
      await delay(Math.max(0, began + share * seconds * 1000 - performance.now()));
      lastKill = lastKill.then(async () => {
        log(`kill -9: ${server}`);
        kills.push({ server, phase, backAfterMs: Math.round(await backend.kill(server)) });
      });
      await lastKill;
    }
  }
  return { kills, disturb };
}

/** The day of a cohort: everybody arrives, starts the exam within some time, and answers. */
async function runDay(
  { arrival, within, answers, every, kills: isKilling }: Options,
  { backend, learners, random, log }: Cohort,
): Promise<Pick<Run, 'phases' | 'kills'>> {
  const { kills, disturb } = createKills(backend, isKilling, log);
  const measured = measureProcessors(backend, isKilling);

  /** Does something for each learner, spread evenly over some seconds, and meanwhile kills. */
  async function spread(
    phase: string,
    seconds: number,
    work: (learner: Learner, since: number) => Promise<void>,
  ): Promise<unknown> {
    log(`${phase}: ${learners.length} learners within ${seconds} s`);
    const began = performance.now();
    const inTurn = shuffle(learners, random).map(async (learner, index) => {
      const since = began + (index / learners.length) * seconds * 1000;
      await delay(Math.max(0, since - performance.now()));
      await work(learner, since);
    });
    return Promise.all([...inTurn, disturb(phase, seconds)]);
  }

  const arriving = await measured('arrival', () => spread('arrival', arrival, (learner) => learner.arrive()));
  let sitting: Promise<unknown> = Promise.resolve();
  const starting = await measured('starts', async () => {
    sitting = spread('starts', within, (learner, since) => learner.sit(since));
    sitting.catch(() => undefined);
    await delay(within * 1000);
  });
  const answering = await measured('answers', () =>
    Promise.all([sitting, disturb('answers', answers * every - within)]),
  );
  return { phases: [arriving, starting, answering], kills };
}

/** Runs one cohort from its sign-ins to its results. Everything that it starts has ended when it settles. */
export async function runLoad(options: Options, log: (line: string) => void): Promise<Run> {
  const { database, answers, arrival, within, every } = options;
  const size = options.learners ?? (database === 'postgresql' ? 500 : 50);
  const date = new Date().toISOString();
  const source = describeSource();
  const loadBefore = load();
  const random = createRandom(1);
  const backend = await startBackend(database, options.profile, log);
  try {
    log(`Making ${size} accounts`);
    const cohort = await seedCohort(backend, size);
    const api = createApiClient({ ...backend, random });
    const day = { code: cohort.code, answers, everyMs: every * 1000 };
    const learners = cohort.accounts.map((account) => createLearner(account, api, day, random));
    const { phases, kills } = await runDay(options, { backend, learners, random, log });
    await api.close();
    log('Comparing what was acknowledged with the rows');
    const { acknowledged, lost, doubled } = compareRecords(
      learners.map((learner) => learner.record),
      await readRows(backend),
    );
    for (const [line, count] of backend.logged()) log(`stack, ${count} times: ${line}`);
    const { requests: sent, unavailable, unreachable, errors } = api.tally;
    return {
      id: options.kills ? `${database}, kills` : database,
      date,
      ...source,
      machine: { ...describeMachine(), database: backend.version, load: [loadBefore, load()] },
      conditions: { learners: size, arrival, startsWithin: within, answers, every },
      note: options.note,
      steps: Object.fromEntries(steps.map((step) => [step, summarise(api.durations.get(step) ?? [])])),
      requests: { sent, unavailable, unreachable, errors: Object.fromEntries(errors) },
      phases,
      kills,
      compared: { acknowledged, lost: [...lost], doubled: [...doubled] },
    };
  } finally {
    await backend.stop();
  }
}

/**
 * Runs a phase and measures how many processors each process used; nothing is measured of processes that are
 * killed.
 */
function measureProcessors(backend: Backend, isKilling: boolean) {
  return async (name: string, work: () => Promise<unknown>): Promise<Run['phases'][number]> => {
    const began = performance.now();
    const [own, before] = [process.cpuUsage(), isKilling ? null : await backend.processorTime()];
    await work();
    const seconds = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(own);
    const after = isKilling ? null : await backend.processorTime();
    const used = (from: number | null, to: number | null) =>
      from === null || to === null ? null : round((to - from) / seconds);
    return {
      name,
      seconds: round(seconds),
      processors:
        before === null || after === null
          ? null
          : {
              generator: round((user + system) / 1e6 / seconds),
              stack: used(before.stack, after.stack),
              functions: used(before.functions, after.functions),
              database: used(before.database, after.database),
            },
    };
  };
}

const round = (value: number) => Math.round(value * 100) / 100;
