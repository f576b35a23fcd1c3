import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@revisoins/workspace/paths';
import { expect, test } from 'vitest';
import { sampledTokens } from './sample-styles.ts';

test.each(sampledTokens)('%s, whose value no remote may change, is a token of the site', (token) => {
  expect(readFileSync(join(root, 'libs/ui/src/tokens.css'), 'utf8')).toContain(`  ${token}: `);
});
