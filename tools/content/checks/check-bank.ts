import type { Problem } from '../problem.ts';
import { type SourceFile, listItems } from '../source-file.ts';
import { checkConcepts } from './check-concepts.ts';
import { checkCoverage } from './check-coverage.ts';
import { checkForbiddenForms } from './check-forbidden-forms.ts';
import { checkIdentity } from './check-identity.ts';
import { checkKeyPositions } from './check-key-positions.ts';
import { checkLanguage } from './check-language.ts';
import { checkNearDuplicates } from './check-near-duplicates.ts';
import { checkOptionLetters } from './check-option-letters.ts';
import { checkOptions } from './check-options.ts';
import { checkParity } from './check-parity.ts';
import { checkRecheck } from './check-recheck.ts';
import { checkSources } from './check-sources.ts';
import { checkSupply } from './check-supply.ts';
import { checkTypography } from './check-typography.ts';

const itemChecks = [
  checkOptions,
  checkForbiddenForms,
  checkOptionLetters,
  checkParity,
  checkLanguage,
  checkTypography,
  checkNearDuplicates,
  checkConcepts,
  checkRecheck,
  checkSources,
  checkKeyPositions,
];

/** All problems of the bank, file by file in alphabetical order. */
export function checkBank(files: readonly SourceFile[]): Problem[] {
  const items = listItems(files);
  const problems = [
    ...checkIdentity(files),
    ...checkCoverage(files),
    ...checkSupply(files),
    ...itemChecks.flatMap((check) => check(items)),
  ];
  return problems.toSorted((a, b) =>
    `${a.file} ${a.id ?? ''}`.localeCompare(`${b.file} ${b.id ?? ''}`, 'en'),
  );
}
