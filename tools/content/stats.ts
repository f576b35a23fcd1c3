import { optionIds } from '@revisoins/assessment';
import { keyPositions } from './checks/check-key-positions.ts';
import { formatTable } from './format-table.ts';
import { type SourceFile, listItems } from './source-file.ts';

const levels = ['easy', 'medium', 'hard'] as const;

/** A table of items by file, difficulty and key position, with totals. */
export function bankStats(files: readonly SourceFile[]): string {
  const header = ['file', 'items', ...levels, ...optionIds.map((id) => `key ${id}`), 'fallback', 'reviewed'];
  const rows = [...files.map((file) => row(file.name, [file])), row('all', files)];
  const { chiSquare } = keyPositions(listItems(files));
  return [
    formatTable(header, rows, 1),
    '',
    `Key positions: chi-square ${chiSquare.toFixed(2)} (3 degrees of freedom; over 16.27 is not chance).`,
  ].join('\n');
}

function row(name: string, files: readonly SourceFile[]): string[] {
  const entries = listItems(files);
  const { counts } = keyPositions(entries);
  const numbers = [
    entries.length,
    ...levels.map((level) => entries.filter(({ item }) => item.difficulty === level).length),
    ...optionIds.map((id) => counts[id]),
    entries.filter(({ item }) => item.fallback).length,
    entries.filter(({ item }) => item.review.status === 'reviewed').length,
  ];
  return [name, ...numbers.map(String)];
}
