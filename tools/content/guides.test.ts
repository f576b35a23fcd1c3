import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { examDomains } from '@revisoins/assessment';
import { expect, test } from 'vitest';

test('the guide for authors shows which skills prepare for each exam domain', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/content.md'), 'utf8');
  for (const { title, skillIds } of examDomains) expect(guide).toContain(`| ${title} | ${skillIds.join(', ')} |`);
});
