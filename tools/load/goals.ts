import type { Run } from './results.schema.ts';

export interface Goal {
  readonly name: string;
  readonly value: number;
  readonly atMost: number;
  readonly unit: 'ms' | '';
}

/**
 * What a run must achieve. Nothing is ever lost, doubled or an error. The times are for two calm processors:
 * for 500 learners on PostgreSQL and 50 on the embedded database, while nothing is killed.
 */
export function goals({
  id,
  steps,
  requests,
  compared,
}: Pick<Run, 'id' | 'steps' | 'requests' | 'compared'>): Goal[] {
  const errors = Object.values(requests.errors).reduce((sum, count) => sum + count, 0);
  const time = (step: string, atMost: number): Goal => ({
    name: `${step} p95`,
    value: steps[step]?.p95 ?? 0,
    atMost,
    unit: 'ms',
  });
  const never = (name: string, value: number): Goal => ({ name, value, atMost: 0, unit: '' });
  return [
    ...(id === 'postgresql' ? [time('start', 2000), time('save', 250)] : []),
    ...(id === 'embedded' ? [time('start', 3000)] : []),
    never('lost', compared.lost.length),
    never('doubled', compared.doubled.length),
    never('errors', errors),
  ];
}

export const isMet = ({ value, atMost }: Goal) => value <= atMost;
