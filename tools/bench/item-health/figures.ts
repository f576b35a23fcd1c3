import type { Figure } from '../results.schema.ts';
import type { PopulationHealth } from './results.schema.ts';

const round = (value: number) => Math.round(100 * value) / 100;

function populationFigures(
  { population, looks, sabotaged, twoKeys, healthy }: PopulationHealth,
  hasGoals: boolean,
): Figure[] {
  const answers = Math.max(...looks);
  return [
    {
      id: `${population}: missed`,
      name: `of ${sabotaged.items} sabotaged keys, not flagged as wrong within ${answers} first answers; the right option was named for ${sabotaged.named} %`,
      value: round(100 - sabotaged.flagged),
      unit: 'percent',
      ...(hasGoals && { atMost: 5 }),
      samples: { [`after ${looks.join(', ')}`]: sabotaged.byLook.map((share) => round(100 - share)) },
    },
    {
      id: `${population}: false alarms`,
      name: `of ${healthy.items} items without a fault, flagged as having a wrong key or two keys at any look`,
      value: healthy.flagged,
      unit: 'percent',
      ...(hasGoals && { atMost: 1 }),
      samples: { 'wrong key': [healthy.wrongKey] },
    },
    ...(twoKeys.items === 0
      ? []
      : [
          {
            id: `${population}: two keys missed`,
            name: `of ${twoKeys.items} items with a second right option, not flagged at all within ${answers} first answers; flagged as such: ${twoKeys.flagged} %`,
            value: round(100 - twoKeys.anyFlag),
            unit: 'percent' as const,
            samples: {},
          },
        ]),
  ];
}

/** The figures of the design: the first population has goals, the others are reported. Pure. */
export const itemHealthFigures = (populations: readonly PopulationHealth[]): Figure[] =>
  populations.flatMap((population, place) => populationFigures(population, place === 0));
