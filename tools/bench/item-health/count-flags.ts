import type { PopulationHealth } from './results.schema.ts';
import type { Judged } from './simulate.ts';
import type { Population } from './truth.ts';

/** How many items of each fault were flagged, over all banks of a population. Pure. */
export function countFlags(
  { name, looks }: Pick<Population, 'name' | 'looks'>,
  judged: readonly Judged[],
): PopulationHealth {
  const of = (fault: Judged['fault']) => judged.filter((item) => item.fault === fault);
  const percent = (items: readonly Judged[], has: (item: Judged) => boolean) =>
    items.length === 0 ? 0 : Math.round((10_000 * items.filter(has).length) / items.length) / 100;
  const isWrongKey = ({ flag }: Judged) => flag?.kind === 'wrong-key';
  const isFlagged = ({ flag }: Judged) => flag !== null;
  const [sabotaged, twoKeys, healthy] = [of('sabotaged'), of('two-keys'), of(null)];
  return {
    population: name,
    looks: [...looks],
    sabotaged: {
      items: sabotaged.length,
      flagged: percent(sabotaged, isWrongKey),
      named: percent(sabotaged, (item) => isWrongKey(item) && item.flag?.option === item.truth),
      byLook: looks.map((look) =>
        percent(sabotaged, (item) => isWrongKey(item) && item.after !== null && item.after <= look),
      ),
    },
    twoKeys: {
      items: twoKeys.length,
      flagged: percent(twoKeys, ({ flag }) => flag?.kind === 'two-keys'),
      anyFlag: percent(twoKeys, isFlagged),
    },
    healthy: {
      items: healthy.length,
      flagged: percent(healthy, isFlagged),
      wrongKey: percent(healthy, isWrongKey),
    },
  };
}
