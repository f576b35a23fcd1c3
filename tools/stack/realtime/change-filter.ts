import type { Row } from '../database/database.ts';

export type ChangeFilter = (record: Row) => boolean;

const shape = /^([A-Za-z_][A-Za-z0-9_]*)=(eq|neq|lt|lte|gt|gte|in)\.(.*)$/s;

/**
 * Parses a channel's column filter, `column=operator.value` with eq, neq, lt, lte, gt, gte or in. No filter
 * lets everything pass. Returns null for an invalid filter, so that the join is refused: letting everything
 * pass would deliver what nobody asked for.
 */
export function parseChangeFilter(text: string | undefined): ChangeFilter | null {
  if (text === undefined || text === '') return () => true;
  const [, column = '', operator = '', value = ''] = shape.exec(text) ?? [];
  if (column === '') return null;
  if (operator === 'in') {
    const list = /^\((.+)\)$/s.exec(value)?.[1]?.split(',');
    return list === undefined ? null : (record) => list.includes(toText(record[column]) ?? '');
  }
  if (/^"|,/.test(value)) return null;
  return (record) => {
    const found = toText(record[column]);
    return found !== null && holds(compare(found, value), operator);
  };
}

function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function compare(a: string, b: string): number {
  const [x, y] = [Number(a), Number(b)];
  if (a.trim() !== '' && b.trim() !== '' && !Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return a === b ? 0 : a < b ? -1 : 1;
}

function holds(order: number, operator: string): boolean {
  switch (operator) {
    case 'eq':
      return order === 0;
    case 'neq':
      return order !== 0;
    case 'lt':
      return order < 0;
    case 'lte':
      return order <= 0;
    case 'gt':
      return order > 0;
    default:
      return order >= 0;
  }
}
