import { oneLine, type Mutant } from './mutant.ts';

interface Accepted {
  /** The end of the file's path, or a part of it. */
  readonly file: string;
  readonly operator?: string;
  /** What stands where the mutant is, as it is written. */
  readonly original: RegExp;
  readonly replacement?: string;
  readonly reason: string;
}

/** Mutants that may survive, and why: nobody can tell them from the source, or another rule holds in their place. */
const accepted: readonly Accepted[] = [
  {
    file: 'scoring/bands.ts',
    original: /^0$/,
    reason: 'The last band stands for every value that reaches none.',
  },
  {
    file: 'scoring/bands.ts',
    original: /^(!band|throw new Error\('There are no bands.'\);)$/,
    reason: 'No list of bands is empty; the type alone asks for it.',
  },
  {
    file: 'bank/select-questions.ts',
    operator: 'number',
    original: /^0$/,
    reason: 'What is sorted has been seen; the type alone asks for a time of what has not.',
  },
  {
    file: 'contracts/src/satisfies.ts',
    operator: 'pattern',
    original: /^\^$/,
    reason: 'A version cannot hold the sign, so a range with it elsewhere is that of no version.',
  },
  {
    file: 'contracts/src/satisfies.ts',
    operator: 'number',
    original: /^2$/,
    replacement: '3',
    reason: 'There are three parts: none lies behind the third.',
  },
];

/** Why a mutant may survive; null when it may not. */
export function reasonToSurvive({ file, operator, original, replacement }: Mutant): string | null {
  const found = accepted.find(
    (one) =>
      file.includes(one.file) &&
      (one.operator ?? operator) === operator &&
      one.original.test(oneLine(original)) &&
      (one.replacement ?? replacement) === replacement,
  );
  return found?.reason ?? null;
}
