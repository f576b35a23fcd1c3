// For tools and the reference: browsers take the table of a question by `stemTable` of question.schema.ts.
import * as z from 'zod/mini';
import { bounds } from './bounds.ts';

type Range = readonly [fewest: number, most: number];
interface TableBounds {
  readonly columns: Range;
  readonly rows: Range;
  readonly cell: Range;
}

const textLength = (input: unknown) => (typeof input === 'string' ? input.length : 0);

/** Text that may be shown: trimmed, with a length between these bounds. */
export function boundedText(shortest: number, longest: number) {
  return z.string().check(
    z.minLength(shortest, {
      error: ({ input }) =>
        textLength(input) === 0
          ? 'is empty: write the text'
          : `has ${textLength(input)} characters, at least ${shortest} are required: say more`,
    }),
    z.maxLength(longest, {
      error: ({ input }) => `has ${textLength(input)} characters, at most ${longest} fit: shorten it`,
    }),
    z.refine((value) => value === value.trim(), 'starts or ends with a space: remove it'),
  );
}

export function boundedList<T extends z.ZodMiniType>(element: T, fewest: number, most: number) {
  return z
    .array(element)
    .check(
      z.minLength(fewest, `has too few elements, at least ${fewest} are required: add some, or leave it out`),
      z.maxLength(most, `has more than ${most} elements: leave some out`),
    );
}

/** The columns and rows of a table; the first cell of a row is its heading. */
export function tableParts({ columns, rows, cell }: TableBounds) {
  const text = boundedText(...cell);
  return { columns: boundedList(text, ...columns), rows: boundedList(z.array(text), ...rows) };
}

export const hasEvenRows = z.refine<{ columns: string[]; rows: string[][] }>(
  ({ columns, rows }) => rows.every((row) => row.length === columns.length),
  'has a row with more or fewer cells than there are columns: make them equal',
);

/** The data of a stem in one language, as authors write it. */
export const authoredTable = z
  .strictObject({
    caption: boundedText(...bounds.tableCaption),
    ...tableParts({ columns: bounds.tableColumns, rows: bounds.tableRows, cell: bounds.tableCell }),
  })
  .check(hasEvenRows);
