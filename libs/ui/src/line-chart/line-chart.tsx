import { DataTable, type DataTableProps } from '../data-table/data-table.tsx';
import styles from './line-chart.module.css';

/** A position in the chart: from its start, 0, to its end, 100, and from the bottom, 0, to the top, 100. */
export interface ChartPoint {
  readonly x: number;
  readonly y: number;
}

/** The range of possible values at a position. */
interface ChartBand {
  readonly x: number;
  readonly low: number;
  readonly high: number;
}

export interface LineChartProps {
  /** What the chart shows, in a sentence. */
  readonly label: string;
  readonly points: readonly ChartPoint[];
  /** Expected values after the points: dashed, without dots. */
  readonly expected?: readonly ChartPoint[];
  readonly band?: readonly ChartBand[];
  /** The labelled heights at the side, from the highest. */
  readonly marks: readonly { readonly y: number; readonly text: string }[];
  /** Below the chart, at both of its ends. */
  readonly ends: readonly [string, string];
  /** The same figures as a table, which opens from `summary`. */
  readonly table: Pick<DataTableProps, 'columns' | 'rows'> & { readonly summary: string };
}

const rounded = (value: number) => Math.round(value * 10) / 10;
const place = ({ x, y }: ChartPoint) => `${rounded(x)} ${rounded(100 - y)}`;
const path = (points: readonly ChartPoint[]) => `M ${points.map(place).join(' L ')}`;

/** There and back. */
const around = (band: readonly ChartBand[]) =>
  `${path([...band.map(({ x, high }) => ({ x, y: high })), ...band.toReversed().map(({ x, low }) => ({ x, y: low }))])} Z`;

/** One figure over time, as a line with its figures in a table below. */
export function LineChart({ label, points, expected = [], band = [], marks, ends, table }: LineChartProps) {
  const { summary, ...cells } = table;
  return (
    <>
      <div className={styles.chart}>
        <div className={styles.scale} aria-hidden="true">
          {marks.map(({ y, text }) => (
            <span key={y} className={styles.mark} style={{ top: `${100 - y}%` }}>
              {text}
            </span>
          ))}
        </div>
        {/* Stretched to the available space: strokes keep their width, and a zero-length line with round ends is a dot. */}
        <svg
          className={styles.plot}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          {marks.map(({ y }) => (
            <path key={y} className={styles.grid} d={`M 0 ${100 - y} H 100`} />
          ))}
          {band.length > 1 ? <path className={styles.band} d={around(band)} /> : null}
          {expected.length > 1 ? <path className={styles.expected} d={path(expected)} /> : null}
          <path className={styles.line} d={path(points)} />
          {points.map((point) => (
            <path key={point.x} className={styles.dot} d={`M ${place(point)} h 0.001`} />
          ))}
        </svg>
        <div className={styles.ends} aria-hidden="true">
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </div>
      </div>
      <details className={styles.details}>
        <summary>{summary}</summary>
        <DataTable {...cells} caption={label} />
      </details>
    </>
  );
}
