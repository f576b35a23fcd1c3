import { describe, expect, test } from 'vitest';
import { allowed } from './boundaries.ts';
import { checkFile } from './check-file.ts';

describe('a forbidden import fails', () => {
  test.each([
    ['an app that imports another', 'apps/quiz/src/a.ts', `import { x } from '@revisoins/exam';`],
    [
      'an app that reaches into another by a path',
      'apps/quiz/src/a.ts',
      `import { x } from '../../exam/src/a.ts';`,
    ],
    ['a lib that imports an app', 'libs/auth/src/a.ts', `import { x } from '@revisoins/account';`],
    ['a lib that points up', 'libs/contracts/src/a.ts', `import { x } from '@revisoins/auth';`],
    ['the domain with React parts', 'libs/assessment/src/a.ts', `import { x } from '@revisoins/ui';`],
    [
      'the domain with its screens',
      'libs/assessment/src/a.ts',
      `import { x } from '../player/shortcuts.tsx';`,
    ],
    [
      'screens that reach into the domain',
      'libs/assessment/player/a.ts',
      `import { x } from '../src/index.ts';`,
    ],
    ['a remote with the loader', 'apps/quiz/src/a.ts', `import { x } from '@revisoins/federation';`],
    [
      'supabase outside of the backend',
      'apps/quiz/src/a.ts',
      `import { createClient } from '@supabase/supabase-js';`,
    ],
    ['the vendor router in an app', 'apps/quiz/src/a.ts', `import { Link } from 'react-router-dom';`],
    ['a dynamic import', 'apps/quiz/src/a.ts', `const x = () => import('@revisoins/exam');`],
    ['an export from elsewhere', 'libs/ui/src/a.ts', `export { x } from '@revisoins/auth';`],
    ['a type import', 'apps/quiz/src/a.ts', `import type { X } from '@revisoins/exam';`],
    ['a bare import', 'apps/quiz/src/a.ts', `import '@revisoins/exam';`],
    ['an import over several lines', 'apps/quiz/src/a.ts', `import {\n  x,\n  y,\n} from '@revisoins/exam';`],
    ['a part that nobody declared', 'undeclared/src/a.ts', `import { x } from 'zod';`],
    [
      'an app that nobody listed, with the loader',
      'apps/new/src/a.ts',
      `import { x } from '@revisoins/federation';`,
    ],
    [
      'a package of ours that does not exist',
      'apps/quiz/src/a.ts',
      `import { x } from '@revisoins/helpers';`,
    ],
    [
      'an app that reaches into a function',
      'apps/quiz/src/a.ts',
      `import { x } from '../../../supabase/functions/_shared/validator/validate-items.ts';`,
    ],
    [
      'a function that reaches into a lib',
      'supabase/functions/tts/index.ts',
      `import { x } from '../../../libs/assessment/src/index.ts';`,
    ],
    [
      'a remote with what is for hosts',
      'apps/quiz/src/a.ts',
      `import { showTheme } from '@revisoins/host/hosting';`,
    ],
    [
      'a remote with what sets the session up',
      'apps/quiz/src/a.ts',
      `import { storeSession } from '@revisoins/backend/hosting';`,
    ],
    ['the clock in the domain', 'libs/assessment/src/a.ts', `const now = Date.now();`],
  ])('%s', (_, file, source) => {
    expect(checkFile(file, source)).toHaveLength(1);
  });
});

test.each([
  ['apps/quiz/src/a.ts', `import { Link } from '@revisoins/router';\nimport { x } from './b.ts';`],
  ['apps/new/src/a.ts', `import { x } from '@revisoins/assessment';`],
  ['libs/assessment/player/a.ts', `import { x } from '@revisoins/ui';\nconst now = Date.now();`],
  ['libs/backend/src/a.ts', `import { AuthClient } from '@supabase/auth-js';`],
  ['apps/shell/src/a.ts', `import { showTheme } from '@revisoins/host/hosting';`],
  ['apps/quiz/src/a.test.ts', `import { showTheme } from '@revisoins/host/hosting';`],
  ['libs/auth/src/a.ts', `import { storeSession } from '@revisoins/backend/hosting';`],
  ['libs/auth/src/a.test.ts', `import { startStack } from '@revisoins/stack';`],
  [
    'tools/content/checks/a.ts',
    `import { x } from '../../../supabase/functions/_shared/validator/language.ts';`,
  ],
  [
    'tests/contract/a.test.ts',
    `import { x } from '../../supabase/functions/_shared/validator/validate-items.ts';`,
  ],
  ['apps/quiz/rspack.config.ts', `import { remote } from '@revisoins/rspack';`],
])('allows what %s imports', (file, source) => {
  expect(checkFile(file, source)).toEqual([]);
});

test('names the file, the line and what to do instead', () => {
  expect(checkFile('apps/quiz/src/a.ts', `\nimport { Link } from 'react-router-dom';`)).toEqual([
    'apps/quiz/src/a.ts:2: react-router-dom is imported by libs/router only; use @revisoins/router.',
  ]);
});

/** The packages that a part may import, and those that they may import in turn. */
function reachedFrom(part: string, reached = new Set<string>()): Set<string> {
  for (const name of allowed[part] ?? []) {
    for (const next of [`libs/${name}`, `tools/${name}`].filter((one) => one in allowed && !reached.has(one)))
      reachedFrom(next, reached.add(next));
  }
  return reached;
}

test.each(Object.keys(allowed))('%s may not import itself by way of others', (part) => {
  expect([...reachedFrom(part)]).not.toContain(part);
});
