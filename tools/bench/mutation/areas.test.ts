import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@revisoins/workspace/paths';
import { expect, test } from 'vitest';
import { areas, findSuites, listFiles } from './areas.ts';

const migrations = globSync('supabase/migrations/*.sql', { cwd: root });

test('every migration has suites that judge its mutants, and each of them is there', () => {
  expect(migrations.length).toBeGreaterThan(0);
  const missing = migrations
    .flatMap(findSuites)
    .filter((suite) => !existsSync(join(root, 'tests/security', `${suite}.test.ts`)));
  expect(missing).toEqual([]);
});

test('what every migration does is tried in an area, not only who may do it', () => {
  const { policies: _rights, ...others } = areas;
  const tried = new Set(Object.values(others).flatMap(listFiles));
  expect(migrations.filter((migration) => !tried.has(migration))).toEqual([]);
});

test('every pattern of an area finds a source', () => {
  const patterns = Object.values(areas).flatMap(({ files }) => files);
  expect(patterns.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
});
