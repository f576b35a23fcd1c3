import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@revisoins/workspace/paths';
import { expect, test } from 'vitest';
import { currentTable } from './current-table.ts';

test('the guide has the table of today', () => {
  expect(readFileSync(join(root, 'docs/guides/remote-team.md'), 'utf8')).toContain(currentTable());
});
