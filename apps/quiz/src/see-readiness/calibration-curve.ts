import { formatNumber } from '@revisoins/i18n';

/** A tenth of simulated learners, in percent: what they were told, and what was true of them. */
export interface CurvePoint {
  readonly told: number;
  readonly true: number;
}

/** The tenth in which told and true differ most; positive when it was told too much. In points. Pure. */
export function worstError(curve: readonly CurvePoint[]): number {
  return curve
    .map((point) => point.told - point.true)
    .reduce((worst, error) => (Math.abs(error) > Math.abs(worst) ? error : worst), 0);
}

/** Rounded to tenths: nothing is said with more digits than a learner needs. */
export const inTenths = (points: number): string => formatNumber(Math.round(points * 10) / 10);
