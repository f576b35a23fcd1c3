import type { PartCalibration } from './results.schema.ts';
import { looks, type Prediction } from './simulate.ts';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (share: number) => Math.round(share * 10_000) / 100;

/** Tenths of the learners by their predicted chances, in percent. Pure. */
function calibrationCurve(told: readonly Prediction[]): PartCalibration['curve'] {
  const sorted = told.toSorted((a, b) => a.probability - b.probability);
  return Array.from({ length: 10 }, (_, tenth) => {
    const those = sorted.slice(
      Math.floor((tenth * sorted.length) / 10),
      Math.floor(((tenth + 1) * sorted.length) / 10),
    );
    return {
      told: percent(mean(those.map(({ probability }) => probability))),
      true: percent(mean(those.map(({ truth }) => truth))),
    };
  });
}

const intervalCoverage = (told: readonly Prediction[]) =>
  percent(mean(told.map(({ low, high, truth }) => Number(low <= truth && truth <= high))));

/** The largest error of a curve, in points. Pure. */
export const worstError = (curve: PartCalibration['curve']): number =>
  Math.max(...curve.map((point) => Math.round(100 * Math.abs(point.true - point.told)) / 100));

/** The accuracy of the predictions for a part. Pure. Throws when there are none. */
export function measureCalibration(all: readonly Prediction[], part: number): PartCalibration {
  const told = all.filter((one) => one.part === part);
  if (told.length < 10) throw new Error(`Too few learners were told of part ${part + 1}.`);
  const curve = calibrationCurve(told);
  return {
    told: told.length,
    curve,
    worst: worstError(curve),
    coverage: intervalCoverage(told),
    looks: looks.flatMap((look) => {
      const those = told.filter((one) => one.look === look);
      if (those.length < 10) return [];
      const own = calibrationCurve(those);
      return {
        firstAnswers: look,
        told: those.length,
        answers: Math.round(mean(those.map(({ answers }) => answers))),
        curve: own,
        worst: worstError(own),
        coverage: intervalCoverage(those),
        width: percent(mean(those.map(({ low, high }) => high - low))),
      };
    }),
  };
}
