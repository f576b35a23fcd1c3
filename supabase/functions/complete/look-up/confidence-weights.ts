// Written by tools/generated/fit-confidence.ts from 355 graded answers; not to be edited.
export const weights = {
  constant: -3.08,
  score: 2.87,
  named: 2.99,
  fits: 7.75,
  asksHowMuch: 1.79,
  asksLeave: 0.34,
  isTitled: 1.12,
  isDefinition: -0.61,
} as const;
