import { referenceKinds } from '@revisoins/assessment/reference';
import { formatTable } from '../format-table.ts';
import type { SourceReference } from './read-reference.ts';

/** A table of the reference entries by topic and kind, with totals. */
export function referenceStats(files: readonly SourceReference[]): string {
  const row = (name: string, own: readonly SourceReference[]) => {
    const entries = own.flatMap(({ reference }) => reference.entries);
    return [
      name,
      ...[
        entries.length,
        ...referenceKinds.map((counted) => entries.filter(({ kind }) => kind === counted).length),
        entries.filter(({ review }) => review.status === 'reviewed').length,
      ].map(String),
    ];
  };
  return formatTable(
    ['reference', 'entries', ...referenceKinds, 'reviewed'],
    [...files.map((file) => row(file.reference.topic, [file])), row('all', files)],
    1,
  );
}
