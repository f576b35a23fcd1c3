import { readFileSync } from 'node:fs';
import { remoteDeclarationSchema } from '@revisoins/contracts';
import { expect, test } from 'vitest';
import { firstScreen } from './first-screen.ts';

test.each([
  ['quiz', '/skills'],
  ['exam', '/exam-simulation'],
  ['voice', '/thalia-voice'],
  ['account', '/dashboard'],
])('%s begins with %s', (remote, path) => {
  const declaration = remoteDeclarationSchema.parse(
    JSON.parse(readFileSync(new URL(`../../../${remote}/remote.json`, import.meta.url), 'utf8')),
  );
  expect(firstScreen(declaration)).toBe(path);
});
