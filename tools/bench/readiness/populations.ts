import type { Population } from './truth.ts';

/** What the goals are judged on. Its abilities are spread as widely as the model takes them to be. */
export const reference: Population = { name: 'reference', kinds: [-1, 0, 1], spread: 0.6 };

/** Departures from the model's assumptions, one at a time: errors that its figure does not cover. */
export const departures: readonly Population[] = [
  { ...reference, name: 'one-bank', oneBank: true },
  { ...reference, name: 'stronger', kinds: [-0.2, 0.8, 1.8] },
  { ...reference, name: 'weaker', kinds: [-1.8, -0.8, 0.2] },
  { ...reference, name: 'alike', kinds: [0, 0, 0], spread: 0.5 },
  { ...reference, name: 'harder-exam', harderExam: 0.5 },
  { ...reference, name: 'looked-up', lookedUp: 0.2 },
  { ...reference, name: 'growing', growth: 0.5 },
];

/** Departures are only reported: they may be less exact than the reference. */
export const departureLearners = (learners: number): number => Math.ceil(learners / 4);
