/** What a learner asks for, in order. */
export const steps = [
  'sign-in',
  'figures',
  'draw',
  'history',
  'attempt',
  'thalia',
  'unlock',
  'start',
  'save',
  'finish',
] as const;

export type Step = (typeof steps)[number];
