import type { Population } from './truth.ts';

export const ITEMS = 540;
export const SABOTAGED = 27;
/** What the goals are judged on. */
export const reference: Population = {
  name: 'reference',
  difficulty: -0.6,
  twoKeys: 0,
  careless: 0.04,
  looks: [20, 25, 30, 35, 40],
};

/** Other banks and learners, one departure at a time. */
export const departures: readonly Population[] = [
  { ...reference, name: 'two-keys', twoKeys: 27 },
  { ...reference, name: 'two-keys-later', twoKeys: 27, looks: [200] },
  { ...reference, name: 'harder', difficulty: 0.2 },
  { ...reference, name: 'easier', difficulty: -1.4 },
  { ...reference, name: 'careless', careless: 0.15 },
];
