import type { Figure } from '../results.schema.ts';
import type { Departure, PartCalibration, PopulationCalibration } from './results.schema.ts';

/** The goal of intervals that should contain the truth in 90 % of the cases. */
const MEANT = 90;

const GOAL = 2;
const errors = (curve: PartCalibration['curve']) => ({
  tenths: curve.map((point) => Math.round(100 * (point.actual - point.predicted)) / 100),
  'standard errors': curve.map(({ standardError }) => standardError),
});

function judged(
  { curve, worst, slope, coverage, looks, predictions }: PartCalibration,
  part: number,
): Figure[] {
  return [
    {
      id: `error part ${part}`,
      name: `largest error of a tenth of the learners, in points; ${predictions} predictions`,
      value: worst,
      unit: 'points',
      atMost: GOAL,
      samples: errors(curve),
    },
    ...looks.map((look): Figure => ({
      id: `error part ${part}, ${look.firstAnswers} answers`,
      name: `the same after ${look.firstAnswers} first answers alone, of which ${look.answers} count; ${look.predictions} predictions`,
      value: look.worst,
      unit: 'points',
      // Few learners have a prediction so early: their tenths are too small to be judged.
      ...(look.predictions * 5 >= predictions && { atMost: GOAL }),
      samples: errors(look.curve),
    })),
    {
      id: `slope part ${part}`,
      name: 'slope of true on predicted chances, as log odds: above 1 where predictions are too cautious',
      value: slope,
      unit: 'ratio',
      samples: {},
    },
    {
      id: `coverage part ${part}`,
      name: `points by which the intervals that hold the truth are not ${MEANT} % (${coverage} %)`,
      value: Math.abs(coverage - MEANT),
      unit: 'points',
      atMost: GOAL,
      samples: Object.fromEntries(
        looks.map((look) => [`after ${look.firstAnswers} first answers`, [look.coverage]]),
      ),
    },
  ];
}

/** The figures of the design: the reference has goals, departures from it are reported. Pure. */
export function readinessFigures(
  reference: PopulationCalibration,
  departures: readonly Departure[],
): Figure[] {
  return [
    ...reference.parts.flatMap((part, index) => judged(part, index + 1)),
    ...departures.flatMap(({ population, parts }) =>
      parts.map(({ worst, coverage, curve }, index): Figure => ({
        id: `${population} part ${index + 1}`,
        name: `the error where learners differ from what the model takes them for; ${coverage} % of the intervals hold`,
        value: worst,
        unit: 'points',
        samples: errors(curve),
      })),
    ),
  ];
}
