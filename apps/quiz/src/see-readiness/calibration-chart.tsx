import { formatPercent, useTranslation } from '@revisoins/i18n';
import { DataTable } from '@revisoins/ui';
import { inTenths, toTenths, type CurvePoint } from './calibration-curve.ts';
import styles from './calibration-chart.module.css';

const marks = [100, 50, 0];

export interface CalibrationChartProps {
  /** The part's place in the exam, from 1. */
  readonly part: number;
  readonly curve: readonly CurvePoint[];
  /** In points. */
  readonly worst: number;
}

/**
 * Predicted against actual chances for each tenth of the simulated learners, with the line of no error and a
 * table.
 */
export function CalibrationChart({ part, curve, worst }: CalibrationChartProps) {
  const { t } = useTranslation(['quiz', 'readiness']);
  const name = t(`readiness.part.${part}`);
  return (
    <figure className={styles.figure}>
      <figcaption>{t('readiness:partNumber', { number: part })}</figcaption>
      <p className={styles.axis} aria-hidden="true">
        {t('readiness:axisActual')}
      </p>
      <div className={styles.chart}>
        <div className={styles.scale} aria-hidden="true">
          {marks.map((mark) => (
            <span key={mark} style={{ top: `${100 - mark}%` }}>
              {formatPercent(mark)}
            </span>
          ))}
        </div>
        <svg
          className={styles.plot}
          viewBox="0 0 100 100"
          role="img"
          aria-label={t('readiness:chart', { part: name, count: toTenths(worst), worst: inTenths(worst) })}
        >
          {marks.map((mark) => (
            <path key={mark} className={styles.grid} d={`M 0 ${100 - mark} H 100 M ${mark} 0 V 100`} />
          ))}
          <path className={styles.exact} d="M 0 100 L 100 0" />
          {curve.map((point) => (
            <circle
              key={point.predicted}
              className={styles.dot}
              cx={point.predicted}
              cy={100 - point.actual}
              r="1.8"
            />
          ))}
        </svg>
        <div className={styles.predicted} aria-hidden="true">
          {marks.toReversed().map((mark) => (
            <span key={mark}>{formatPercent(mark)}</span>
          ))}
        </div>
      </div>
      <p className={styles.axis} aria-hidden="true">
        {t('readiness:axisPredicted')}
      </p>
      <details className={styles.details}>
        <summary>{t('readiness:table', { part })}</summary>
        <DataTable
          caption={name}
          columns={[t('readiness:predicted'), t('readiness:actual')]}
          rows={curve.map((point) => [inTenths(point.predicted), inTenths(point.actual)])}
        />
      </details>
    </figure>
  );
}
