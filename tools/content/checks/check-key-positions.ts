import { type OptionId, optionIds } from '@revisoins/assessment';
import type { Problem } from '../problem.ts';
import type { SourceItem } from '../source-file.ts';

/** Chi-square of p = 0.001 with three degrees of freedom. */
const CRITICAL = 16.266;
const SMALLEST_SAMPLE = 100;

export interface KeyPositions {
  readonly counts: Record<OptionId, number>;
  readonly total: number;
  readonly chiSquare: number;
}

export function keyPositions(items: readonly SourceItem[]): KeyPositions {
  const counts = { a: 0, b: 0, c: 0, d: 0 };
  for (const { item } of items) counts[item.key] += 1;
  const expected = items.length / optionIds.length;
  const chiSquare =
    expected === 0 ? 0 : optionIds.reduce((sum, id) => sum + (counts[id] - expected) ** 2 / expected, 0);
  return { counts, total: items.length, chiSquare };
}

/** Always choosing one letter must not help a learner. Checked over the whole bank, from 100 items on. */
export function checkKeyPositions(items: readonly SourceItem[]): Problem[] {
  const { counts, total, chiSquare } = keyPositions(items);
  if (total < SMALLEST_SAMPLE || chiSquare <= CRITICAL) return [];
  const shown = optionIds.map((id) => `${id} ${counts[id]}`).join(', ');
  const message = `keys are not spread evenly (${shown}; chi-square ${chiSquare.toFixed(1)} > ${CRITICAL}): move keys of some items to the rarer letters`;
  return [{ level: 'error', file: '(all files)', message }];
}
