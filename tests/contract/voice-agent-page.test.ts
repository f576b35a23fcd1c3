import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../apps/voice/src/live-agent/agent.html'), 'utf8');

test('the policy of the voice agent’s page lets its own script run, and no other inline one', () => {
  const script = /<script>([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(page.match(/'sha256-[^']+'/g)).toEqual([
    `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  ]);
  expect(page).not.toMatch(/script-src[^;]*unsafe/);
});
