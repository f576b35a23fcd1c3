import type { Figure } from '../results.schema.ts';
import type { CellMeans } from './results.schema.ts';
import { rivals } from './simulate.ts';

const isOracle = (policy: string) => policy.startsWith('oracle');
const best = (values: readonly number[]) => Math.max(...values);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const of = (means: CellMeans['means'], policies: readonly string[]) =>
  policies.map((name) => means[name] ?? 0);

interface Judged {
  cell: string;
  /** Points behind the best rival; negative when it is ahead. */
  behind: number;
  /**
   * The gap to the best result that is possible with full knowledge of the learner, as a share of that
   * result.
   */
  behindOracle: number;
  /** The standard errors of `behind` and `aheadOfRandom`, which other learners would change. */
  behindError: number;
  randomError: number;
  /** Points ahead of random draws: of the planner, and of the best that knows the learner. */
  aheadOfRandom: number;
  oracleAheadOfRandom: number;
}

/** Pure. */
function judge({ cell, means, leadVariances }: CellMeans, learners: number): Judged {
  const error = (policy: string) => Math.sqrt((leadVariances[policy] ?? 0) / learners);
  const strongest = Object.keys(rivals).reduce((a, b) => ((means[b] ?? 0) > (means[a] ?? 0) ? b : a));
  const own = means['planner'] ?? 0;
  const oracle = best(of(means, Object.keys(means).filter(isOracle)));
  return {
    cell,
    behind: (means[strongest] ?? 0) - own,
    behindError: error(strongest),
    randomError: error('random draw'),
    behindOracle: 1 - own / oracle,
    aheadOfRandom: own - (means['random draw'] ?? 0),
    oracleAheadOfRandom: oracle - (means['random draw'] ?? 0),
  };
}

/** The figures of the design, over the cells, each with that many learners. Pure. */
export function learningFigures(results: readonly CellMeans[], learners: number): Figure[] {
  const judged = results.map((one) => judge(one, learners));
  const byCell = (value: (one: Judged) => number) => ({ cells: judged.map(value) });
  const behind = judged.filter((one) => one.behind > 0.5);
  const behindOracle = judged.filter((one) => one.behindOracle > 0.03);
  const busy = judged.filter(({ cell }) => cell.includes('60 days x 40'));
  return [
    {
      id: 'behind the best rival',
      name: `points behind the best rival where it is most; more than 0.5 in ${behind.length} of ${judged.length} cells`,
      value: best(judged.map((one) => one.behind)),
      unit: 'points',
      atMost: 0.5,
      samples: { ...byCell((one) => one.behind), 'standard errors': judged.map((one) => one.behindError) },
    },
    {
      id: 'behind an oracle',
      name: `share that the same choice with the learner's memory known adds where it is most; more than 0.03 in ${behindOracle.length} cells`,
      value: best(judged.map((one) => one.behindOracle)),
      unit: 'ratio',
      atMost: 0.03,
      samples: byCell((one) => one.behindOracle),
    },
    {
      id: 'short of 10 over random',
      name: `points that are lacking to 10 over random draws, on average of the cells of 60 days x 40; who knows the learner gains ${mean(busy.map((one) => one.oracleAheadOfRandom)).toFixed(1)}`,
      value: 10 - mean(busy.map((one) => one.aheadOfRandom)),
      unit: 'points',
      atMost: 0,
      samples: {
        cells: busy.map((one) => one.aheadOfRandom),
        'standard errors': busy.map((one) => one.randomError),
      },
    },
  ];
}
