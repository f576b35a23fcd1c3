import type { SavedAttempt } from '@revisoins/assessment';
import { formatDate, formatPercent, useTranslation } from '@revisoins/i18n';
import { Card } from '@revisoins/ui';
import { chartPoints, scoreSeries } from './score-series.ts';
import styles from './score-chart.module.css';
import { ScoreTable } from './score-table.tsx';

const marks = [100, 80, 60, 0];

/** The mean score of each day as a line, with a table of the figures below. */
export function ScoreChart({ attempts }: { readonly attempts: readonly SavedAttempt[] }) {
  const { t } = useTranslation('account');
  const series = scoreSeries(attempts);
  const [first, last] = [series[0], series.at(-1)];
  const points = chartPoints(series);
  const line = points.map(({ x, y }) => `${x} ${y}`).join(' L ');
  return (
    <Card as="section">
      <h2>{t('chart.title')}</h2>
      {!first || !last || series.length < 2 ? (
        <p className={styles.few}>{t('chart.few')}</p>
      ) : (
        <>
          <div className={styles.chart}>
            <div className={styles.scale} aria-hidden="true">
              {marks.map((mark) => (
                <span key={mark} className={styles.mark} style={{ top: `${100 - mark}%` }}>
                  {formatPercent(mark)}
                </span>
              ))}
            </div>
            {/* Stretched to the available space: strokes keep their width, and a zero-length line with round ends is a dot. */}
            <svg
              className={styles.plot}
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              role="img"
              aria-label={t('chart.summary', {
                from: formatPercent(first.percent),
                fromDay: formatDate(first.day, 'day'),
                to: formatPercent(last.percent),
                toDay: formatDate(last.day, 'day'),
              })}
            >
              {marks.map((mark) => (
                <path key={mark} className={styles.grid} d={`M 0 ${100 - mark} H 100`} />
              ))}
              <path className={styles.line} d={`M ${line}`} />
              {points.map(({ x, y }) => (
                <path key={x} className={styles.dot} d={`M ${x} ${y} h 0.001`} />
              ))}
            </svg>
            <div className={styles.days} aria-hidden="true">
              <span>{formatDate(first.day, 'day')}</span>
              <span>{formatDate(last.day, 'day')}</span>
            </div>
          </div>
          <ScoreTable series={series} />
        </>
      )}
    </Card>
  );
}
