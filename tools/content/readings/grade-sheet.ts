import { letters } from './make-sheet.ts';
import type { ReaderKind, Reading, SheetAnswers, SheetKey } from './reading.schema.ts';

export interface Grading {
  /** Entries to add to the record; empty when there are faults. */
  readonly readings: Reading[];
  /** Unanswered questions of the sheet: they stay unread. */
  readonly unanswered: string[];
  readonly faults: string[];
}

/**
 * Compares a reader's answers with the key of the sheet. `earlier` is the record so far: a reader may not
 * read an item twice.
 */
export function gradeSheet(
  key: SheetKey,
  answers: SheetAnswers,
  {
    reader,
    readerKind,
    date,
    earlier,
  }: { reader: string; readerKind: ReaderKind; date: string; earlier: readonly Reading[] },
): Grading {
  const known = new Set(earlier.filter((entry) => entry.reader === reader).map(({ id }) => id));
  const faults = Object.keys(answers).flatMap((id) => {
    if (!Object.hasOwn(key, id)) return [`${id} is answered, but is not on this sheet`];
    return known.has(id) ? [`${reader} has read ${id} before: it needs a fresh reader`] : [];
  });
  const readings = Object.entries(key).flatMap(([id, { version, order, key: right, text }]): Reading[] => {
    const given = answers[id];
    if (!given) return [];
    const agreed = order[letters.indexOf(given.answer)] === right;
    return [
      { id, version, agreed, contested: given.verdict === 'contested', date, reader, readerKind, text },
    ];
  });
  const unanswered = Object.keys(key).filter((id) => !Object.hasOwn(answers, id));
  return { readings: faults.length > 0 ? [] : readings, unanswered, faults };
}
