import { expect, test } from 'vitest';
import type { CatalogueTable } from './database-catalogue.ts';
import { databaseTypes } from './database-types.ts';

const column = {
  type: 'text',
  nullable: false,
  optional: false,
  generated: false,
  changeable: true,
  values: null,
};
const reports: CatalogueTable = {
  name: 'reports',
  verbs: ['select', 'insert'],
  columns: [
    { ...column, name: 'id', type: 'bigint', generated: true },
    { ...column, name: 'status', optional: true, values: ['open', 'settled'] },
    { ...column, name: 'note', nullable: true, optional: true },
  ],
};

test('a table has what a row holds, and what may be written', () => {
  expect(databaseTypes({ tables: [reports], functions: [] })).toContain(`  reports: {
    row: {
      id: number;
      status: 'open' | 'settled';
      note: string | null;
    };
    insert: {
      status?: 'open' | 'settled';
      note?: string | null;
    };
    update: never;
  };`);
});

test('an update contains what learners may change', () => {
  const columns = reports.columns.map((one) => ({ ...one, changeable: one.name === 'note' }));
  expect(databaseTypes({ tables: [{ ...reports, verbs: ['select', 'update'], columns }], functions: [] }))
    .toContain(`    insert: never;
    update: {
      note?: string | null;
    };`);
});

test('a function has its arguments, and none where it takes none', () => {
  const unlock = {
    name: 'unlock',
    arguments: [
      { name: 'code', type: 'text', optional: false },
      { name: 'tags', type: 'text[]', optional: true },
    ],
  };
  const types = databaseTypes({ tables: [], functions: [unlock, { name: 'lobby', arguments: [] }] });
  expect(types).toContain('  unlock: { code: string | null; tags?: readonly string[] | null };');
  expect(types).toContain('  lobby: Record<never, never>;');
});

test('a type that nobody has put into TypeScript is refused by name', () => {
  expect(() =>
    databaseTypes({
      tables: [{ ...reports, columns: [{ ...column, name: 'place', type: 'point' }] }],
      functions: [],
    }),
  ).toThrow('reports.place is of type point');
});
