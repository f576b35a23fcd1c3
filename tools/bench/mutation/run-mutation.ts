import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@revisoins/workspace/paths';
import { writeAtomically } from '@revisoins/workspace/write-atomically';
import { describeMachine, describeSource, load } from '@revisoins/workspace/machine';
import { reasonToSurvive } from './accepted-survivors.ts';
import { areas, listFiles, makeMutants, findPackage } from './areas.ts';
import { applyMutant, describeMutant, oneLine, type Mutant } from './mutant.ts';
import {
  mutationResultsSchema,
  type AreaResult,
  type MutationResults,
  type Survivor,
} from './results.schema.ts';
import { createJudge, type Judge, type Verdict } from './run-judge.ts';

export interface MutationOptions {
  /** Names of areas. */
  only: string[];
  /** How many mutants of each area are tried; 0 for all. */
  sample: number;
  seed: number;
  /** Only mutants whose file, operator or texts contain this. Nothing is written then. */
  grep: string;
  /** Only the survivors of the last run; the rest of its result stays. */
  again: boolean;
  /** No mutant is started later than this; 0 for no limit. All survivors are tried again. */
  minutes: number;
  /** The mutants that the last run, of the same sample, had no time for. */
  continue: boolean;
}

const AT_LEAST = 0.9;
/** In ms: all suites that concern a migration, on a busy machine. */
const LONGEST_SUITES_MS = 900_000;
const target = join(root, 'bench', 'results', 'mutation.json');

/** The same mutants for the same seed, however many others there are. Pure. */
export function drawSample(mutants: readonly Mutant[], size: number, seed: number): Mutant[] {
  if (size === 0 || size >= mutants.length) return [...mutants];
  const rank = (mutant: Mutant) =>
    createHash('sha256')
      .update(`${seed} ${mutant.start} ${describeMutant(mutant)}`)
      .digest('hex');
  const drawn = new Set(
    mutants
      .map((mutant) => ({ mutant, rank: rank(mutant) }))
      .sort((a, b) => (a.rank < b.rank ? -1 : 1))
      .slice(0, size)
      .map(({ mutant }) => mutant),
  );
  return mutants.filter((mutant) => drawn.has(mutant));
}

interface Trial {
  readonly onVerdict: (mutant: Mutant, verdict: Verdict) => void;
  readonly isOver: () => boolean;
}

/** Tries mutants of one file. The tests must pass on the file as it is. */
async function judgeFile(
  judge: Judge,
  { file, source }: { file: string; source: string },
  mutants: readonly Mutant[],
  { onVerdict, isOver }: Trial,
): Promise<void> {
  const began = performance.now();
  const { word, failures } = await judge.ask({ file, text: source }, LONGEST_SUITES_MS);
  if (word !== 'passed')
    throw new Error(
      `The tests of ${file} fail as it is (${word}), so that there is nothing to compare a mutant with:\n${failures.join('\n')}`,
    );
  // Not for a migration: its suites are tried on it unchanged once they notice something.
  const limit =
    findPackage(file) === undefined ? LONGEST_SUITES_MS : 60_000 + 4 * (performance.now() - began);
  for (const mutant of mutants) {
    if (isOver()) return;
    const text = applyMutant(source, mutant);
    const verdict = await judge.ask({ file, text }, limit);
    // Once more: the machine may have been to blame.
    onVerdict(mutant, verdict.word === 'too long' ? await judge.ask({ file, text }, limit) : verdict);
  }
}

/** Which of the area's mutants are tried; those that `last` left, of a sample of its size. Pure. */
export function chooseMutants(
  all: readonly Mutant[],
  last: AreaResult | undefined,
  { sample, seed, grep, again }: Pick<MutationOptions, 'sample' | 'seed' | 'grep' | 'again'>,
): Mutant[] {
  if (last && again) return takeSurvivors(all, last.survivors);
  const matching = all.filter((mutant) => describeMutant(mutant).includes(grep));
  if (!last) return drawSample(matching, sample, seed);
  const drawn = drawSample(matching, last.tried + last.notTried + last.left, last.seed);
  return drawn.slice(drawn.length - last.left);
}

/**
 * `save` is called with the result so far after each mutant, so that nothing is lost when the process ends.
 */
async function runArea(
  name: string,
  options: MutationOptions,
  save: (result: AreaResult) => void,
): Promise<AreaResult> {
  const { seed, again, minutes } = options;
  const area = areas[name];
  if (!area) throw new Error(`There is no area "${name}".`);
  const follows = again || options.continue;
  const last = follows ? readResults().find((known) => known.name === name) : undefined;
  if (follows && !last) throw new Error(`The area "${name}" has no result yet.`);
  const began = performance.now();
  const result: AreaResult = {
    name,
    date: new Date().toISOString(),
    ...describeSource(),
    seconds: 0,
    load: [load(), 0],
    mutants: 0,
    left: 0,
    tried: 0,
    seed,
    killed: 0,
    tooLong: 0,
    notTried: 0,
    survivors: [],
  };
  // Read once, because the tree may change meanwhile.
  const sources = listFiles(area).map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }));
  const all = sources
    .flatMap(({ file, source }) => makeMutants(file, source))
    .filter(area.has ?? (() => true));
  result.mutants = all.length;
  const drawn = chooseMutants(all, last, options);
  result.left = drawn.length;
  /** With the last result, which it continues. */
  const whole = (): AreaResult => {
    result.seconds = Math.round((performance.now() - began) / 1000);
    result.load[1] = load();
    if (!last) return result;
    return again ? addToLast(last, result) : continueLast(last, result);
  };
  const isOver = () => !again && minutes > 0 && performance.now() - began > minutes * 60_000;
  for (const folder of new Set(drawn.map(({ file }) => findPackage(file)))) {
    const judge = createJudge(folder);
    for (const one of sources) {
      const mutants = drawn.filter(({ file }) => file === one.file);
      if (mutants.length === 0 || findPackage(one.file) !== folder || isOver()) continue;
      const onVerdict: Trial['onVerdict'] = (mutant, verdict) => {
        note(result, mutant, verdict);
        if (!again) save(whole());
      };
      await judgeFile(judge, one, mutants, { onVerdict, isOver });
    }
    await judge.close();
  }
  return whole();
}

/** The mutants that survived. In a file that has changed, their lines may differ. Pure. */
export function takeSurvivors(mutants: readonly Mutant[], survivors: readonly Survivor[]): Mutant[] {
  const left = [...mutants];
  return survivors.flatMap((survivor) => {
    const same = (mutant: Mutant) => describeMutant(mutant) === describeMutant(survivor);
    const inLine = left.findIndex((mutant) => mutant.line === survivor.line && same(mutant));
    const at = inLine === -1 ? left.findIndex(same) : inLine;
    return at === -1 ? [] : left.splice(at, 1);
  });
}

/**
 * Merges the result of a run with the later result of its survivors: killed mutants stay killed, since tests
 * have only been added. Mutants of code that was added since were not tried, and do not count. Pure.
 */
export const addToLast = (last: AreaResult, again: AreaResult): AreaResult => ({
  ...again,
  mutants: last.mutants,
  left: last.left,
  seconds: last.seconds + again.seconds,
  tried: last.killed + again.tried,
  seed: last.seed,
  killed: last.killed + again.killed,
  tooLong: last.tooLong + again.tooLong,
  notTried: last.notTried + again.notTried,
});

/** Merges the result of a run with that of a part of the rest of its sample. Pure. */
export const continueLast = (last: AreaResult, next: AreaResult): AreaResult => ({
  ...addToLast(last, next),
  mutants: next.mutants,
  left: next.left,
  tried: last.tried + next.tried,
  survivors: [...last.survivors, ...next.survivors],
});

function note(result: AreaResult, mutant: Mutant, { word }: Verdict): void {
  result.left -= 1;
  if (word === 'cannot be tried') {
    result.notTried += 1;
    return;
  }
  result.tried += 1;
  if (word === 'too long') result.tooLong += 1;
  if (word !== 'passed') {
    result.killed += 1;
    return;
  }
  const { file, line, operator } = mutant;
  const [original, replacement] = [oneLine(mutant.original), oneLine(mutant.replacement)];
  const reason = reasonToSurvive(mutant);
  result.survivors.push({ file, line, operator, original, replacement, reason });
  if (reason === null) console.log(`  survived  ${file}:${line}  ${operator}: ${original} -> ${replacement}`);
}

/** As a share of those that a test could kill. */
export const shareKilled = ({ tried, killed, survivors }: AreaResult): number =>
  killed / Math.max(1, tried - survivors.filter(({ reason }) => reason !== null).length);

const describeArea = (result: AreaResult): string => {
  const accepted = result.survivors.filter(({ reason }) => reason !== null).length;
  return `${result.name}: ${result.killed} of ${result.tried} killed (${result.mutants} there are, ${result.left} of the sample left), ${accepted} survivors accepted, ${
    result.survivors.length - accepted
  } not; ${(100 * shareKilled(result)).toFixed(1)} % of those that can be; ${result.seconds} s`;
};

function readResults(): MutationResults['areas'] {
  return existsSync(target)
    ? mutationResultsSchema.parse(JSON.parse(readFileSync(target, 'utf8'))).areas
    : [];
}

/**
 * Tries the areas one after the other, and writes the result of each as soon as it is there. The other areas
 * in the file stay.
 */
export async function runMutation(options: MutationOptions): Promise<void> {
  const short: string[] = [];
  const save = (result: AreaResult): void => {
    if (options.grep !== '') return;
    const known = [...readResults().filter((area) => area.name !== result.name), result];
    const results = mutationResultsSchema.parse({
      machine: describeMachine(),
      atLeast: AT_LEAST,
      areas: Object.keys(areas).flatMap((requested) => known.filter((area) => area.name === requested)),
    });
    writeAtomically(target, `${JSON.stringify(results, null, 2)}\n`);
  };
  for (const name of options.only) {
    const result = await runArea(name, options, save);
    console.log(describeArea(result));
    if (shareKilled(result) < AT_LEAST) short.push(name);
    save(result);
  }
  if (short.length > 0) throw new Error(`Less than ${100 * AT_LEAST} % killed: ${short.join(', ')}.`);
}
