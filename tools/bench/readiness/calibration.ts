import type { PartCalibration } from './results.schema.ts';
import { looks, type Prediction } from './simulate.ts';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (share: number) => Math.round(share * 10_000) / 100;

/** Tenths of the learners by their predicted chances, in percent. Pure. */
function calibrationCurve(predictions: readonly Prediction[]): PartCalibration['curve'] {
  const sorted = predictions.toSorted((a, b) => a.probability - b.probability);
  return Array.from({ length: 10 }, (_, tenth) => {
    const those = sorted.slice(
      Math.floor((tenth * sorted.length) / 10),
      Math.floor(((tenth + 1) * sorted.length) / 10),
    );
    const errors = those.map(({ truth, probability }) => truth - probability);
    const error = mean(errors);
    const variance = mean(errors.map((one) => (one - error) ** 2));
    return {
      predicted: percent(mean(those.map(({ probability }) => probability))),
      actual: percent(mean(those.map(({ truth }) => truth))),
      standardError: percent(Math.sqrt(variance / those.length)),
    };
  });
}

const intervalCoverage = (predictions: readonly Prediction[]) =>
  percent(mean(predictions.map(({ low, high, truth }) => Number(low <= truth && truth <= high))));

const NEWTON_STEPS = 20;
const MOST_LOG_ODDS = 16;
const logOdds = (probability: number) =>
  Math.max(-MOST_LOG_ODDS, Math.min(MOST_LOG_ODDS, Math.log(probability / (1 - probability))));

/**
 * The slope of true on predicted chances, on the scale of log odds (logistic regression through an even
 * chance, by Newton's method): above 1 where predictions are too cautious. Pure.
 */
function calibrationSlope(predictions: readonly Prediction[]): number {
  let slope = 1;
  for (let step = 0; step < NEWTON_STEPS; step += 1) {
    let [gradient, curvature] = [0, 0];
    for (const { probability, truth } of predictions) {
      const odds = logOdds(probability);
      const fitted = 1 / (1 + Math.exp(-slope * odds));
      gradient += odds * (truth - fitted);
      curvature += odds * odds * fitted * (1 - fitted);
    }
    if (curvature > 0) slope += gradient / curvature;
  }
  return Math.round(1000 * slope) / 1000;
}

/** The largest error of a curve, in points. Pure. */
export const worstError = (curve: PartCalibration['curve']): number =>
  Math.max(...curve.map((point) => Math.round(100 * Math.abs(point.actual - point.predicted)) / 100));

/** The accuracy of the predictions for a part. Pure. Throws when there are none. */
export function measureCalibration(all: readonly Prediction[], part: number): PartCalibration {
  const predictions = all.filter((one) => one.part === part);
  if (predictions.length < 10) throw new Error(`Too few predictions for part ${part + 1}.`);
  const curve = calibrationCurve(predictions);
  return {
    predictions: predictions.length,
    curve,
    worst: worstError(curve),
    slope: calibrationSlope(predictions),
    coverage: intervalCoverage(predictions),
    looks: looks.flatMap((look) => {
      const those = predictions.filter((one) => one.look === look);
      if (those.length < 10) return [];
      const own = calibrationCurve(those);
      return {
        firstAnswers: look,
        predictions: those.length,
        answers: Math.round(mean(those.map(({ answers }) => answers))),
        curve: own,
        worst: worstError(own),
        coverage: intervalCoverage(those),
        width: percent(mean(those.map(({ low, high }) => high - low))),
      };
    }),
  };
}
