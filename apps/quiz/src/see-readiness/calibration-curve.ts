import { formatNumber } from '@revisoins/i18n';

/** A tenth of the simulated learners: their predicted and their actual chances, in percent. */
export interface CurvePoint {
  readonly predicted: number;
  readonly actual: number;
}

/**
 * The largest difference between predicted and actual chances, in points; positive when the prediction was
 * too high. Pure.
 */
export function worstError(curve: readonly CurvePoint[]): number {
  return curve
    .map((point) => point.predicted - point.actual)
    .reduce((worst, error) => (Math.abs(error) > Math.abs(worst) ? error : worst), 0);
}

/** Learners need no more digits. */
export const toTenths = (points: number): number => Math.round(points * 10) / 10;

/** Rounded to tenths. */
export const inTenths = (points: number): string => formatNumber(toTenths(points));
