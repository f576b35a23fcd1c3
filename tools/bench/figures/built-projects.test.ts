import { expect, test } from 'vitest';
import { builtProjects } from './built-projects.ts';

const printed = `
 NX   Running target build for 3 projects:

- @revisoins/account

> nx run @revisoins/account:build  [existing outputs match the cache, left as is]

> nx run @revisoins/voice:build  [local cache]

Rspack compiled successfully
> nx run @revisoins/quiz:build

> @revisoins/quiz@0.1.0 build
> rspack build
`;

test('distinguishes what was built from what already existed', () => {
  expect(builtProjects(printed)).toEqual({
    built: ['@revisoins/quiz'],
    cached: ['@revisoins/account', '@revisoins/voice'],
  });
});
