import { stemText, type StemTable as Data } from '@revisoins/assessment';
import { createLazy, useLazy } from '@revisoins/host';

export interface StemTableProps extends Data {
  readonly captionId?: string;
  readonly lang?: string;
}

const table = createLazy(async () => (await import('./data-table.ts')).DataTable);

/** For a page that shows several at once. Never rejects: without it, their text is shown. */
export const loadStemTable = (): Promise<unknown> => table.load().catch(() => undefined);

/**
 * The table of a stem. Its code loads with the first table; until then, and if it does not load, its text is
 * shown.
 */
export function StemTable(props: StemTableProps) {
  const { value: Table } = useLazy(table);
  const { captionId, lang } = props;
  return Table ? (
    <Table {...props} />
  ) : (
    <p id={captionId} lang={lang}>
      {stemText('', props).trim()}
    </p>
  );
}
