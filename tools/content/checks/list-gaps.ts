import type { BankItem } from '@revisoins/assessment/bank';
import type { Problem } from '../problem.ts';
import type { SourceFile } from '../source-file.ts';

/** The fields that every item will need eventually, with the message for a missing one. */
const gaps: Record<string, (item: BankItem, today: string) => boolean> = {
  'have no "sources"': ({ sources }) => sources === undefined,
  'have a source that no person has checked': ({ sources = [] }) =>
    sources.some(({ checked }) => checked === null),
  'have passed the day of their "recheckBy"': ({ recheckBy }, today) =>
    recheckBy !== undefined && recheckBy < today,
};

const MOST_IDS = 5;

/** What items lack that the bank can do without today: warnings, one for each file and kind. */
export function listGaps(files: readonly SourceFile[], today: string): Problem[] {
  return files.flatMap((file) => listFileGaps(file, today));
}

function listFileGaps({ name, bank }: SourceFile, today: string): Problem[] {
  return Object.entries(gaps).flatMap(([what, isMissing]): Problem[] => {
    const ids = bank.items.filter((item) => isMissing(item, today)).map(({ id }) => id);
    if (ids.length === 0) return [];
    const named = ids.length > MOST_IDS ? '' : ` (${ids.join(', ')})`;
    return [
      {
        level: 'warning',
        file: name,
        message: `${ids.length} of ${bank.items.length} items ${what}${named}`,
      },
    ];
  });
}
