import { goals, isMet } from './goals.ts';
import type { Run } from './results.schema.ts';

type Cell = string | number;

/** Lines of cells, the first to the left and the others to the right. */
function aligned(rows: readonly (readonly Cell[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? String(cell).padEnd(widths[0] ?? 0) : String(cell).padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const share = (value: number | null) => (value === null ? '-' : value.toFixed(2));

/** A run as lines for a terminal. */
export function table(run: Run): string {
  const { steps, phases, kills, requests, compared } = run;
  const { conditions, machine } = run;
  return [
    `${run.id}: ${conditions.learners} learners, ${machine.database}, ${machine.processors} processors, load ${machine.load.join(' before and ')} after`,
    aligned([
      ['step (ms)', 'count', 'p50', 'p95', 'p99', 'most'],
      ...Object.entries(steps).map(([step, { count, ...times }]) => [
        step,
        count,
        ...[times.p50, times.p95, times.p99, times.most].map((time) => time.toFixed(0)),
      ]),
    ]),
    aligned([
      ['processors in use', 's', 'stack', 'database', 'functions', 'generator'],
      ...phases.map(({ name, seconds, processors: used }) => [
        name,
        seconds.toFixed(0),
        ...[used?.stack, used?.database, used?.functions, used?.generator].map((value) =>
          share(value ?? null),
        ),
      ]),
    ]),
    ...kills.map(
      ({ server, phase, backAfterMs }) =>
        `kill -9 of the ${server} during ${phase}: back after ${backAfterMs} ms`,
    ),
    `${requests.sent} requests; ${requests.unavailable} answered 503 and repeated, ${requests.unreachable} found nobody during a kill`,
    ...Object.entries(requests.errors).map(([error, count]) => `error, ${count} times: ${error}`),
    `${compared.acknowledged} acknowledged writes were looked for in the database`,
    ...[
      ...compared.lost.map((what) => `lost: ${what}`),
      ...compared.doubled.map((what) => `doubled: ${what}`),
    ].slice(0, 20),
    aligned([
      ['goal', 'value', 'at most', ''],
      ...goals(run).map((goal) => [
        goal.name,
        `${goal.value.toFixed(0)} ${goal.unit}`.trim(),
        `${goal.atMost} ${goal.unit}`.trim(),
        isMet(goal) ? 'met' : 'missed',
      ]),
    ]),
  ].join('\n\n');
}
