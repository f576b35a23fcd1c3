import type { Figure } from './results.schema.ts';

const decimals: Record<Figure['unit'], number> = {
  ratio: 3,
  ms: 0,
  s: 1,
  KB: 1,
  requests: 0,
  projects: 0,
  shift: 4,
  commits: 0,
  changes: 0,
  attempts: 0,
  points: 2,
  percent: 2,
};

const quantity = (value: number, unit: Figure['unit']) =>
  `${value.toFixed(decimals[unit])}${unit === 'ratio' || unit === 'shift' ? '' : ` ${unit}`}`;

/** Whether a figure meets its goal; undefined without a goal. */
export function meetsGoal({ value, atMost }: Figure): boolean | undefined {
  return atMost === undefined ? undefined : value <= atMost;
}

function cells(figure: Figure): string[] {
  const { id, name, value, unit, atMost } = figure;
  const met = meetsGoal(figure);
  return [
    id,
    quantity(value, unit),
    atMost === undefined ? '' : `<= ${quantity(atMost, unit)}`,
    met === undefined ? '' : met ? 'met' : 'missed',
    name,
  ];
}

/** The figures as lines of a table for a terminal. */
export function table(figures: readonly Figure[]): string {
  const rows = [['figure', 'value', 'goal', '', 'what'], ...figures.map(cells)];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
