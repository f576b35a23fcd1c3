import { fitLogistic } from './fit-logistic.ts';
import { measured, toSamples, type readGraded } from './graded-answers.ts';

/** The source of the weights that the graded questions give. */
export function confidenceWeights(rows: ReturnType<typeof readGraded>): string {
  const samples = toSamples(rows);
  const weights = fitLogistic(samples);
  const lines = ['constant', ...measured].map((name, at) => `  ${name}: ${Number(weights[at]?.toFixed(2))},`);
  return `// Written by tools/generated/fit-confidence.ts from ${samples.length} graded answers; not to be edited.
export const weights = {
${lines.join('\n')}
} as const;
`;
}
