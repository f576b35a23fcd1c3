import { expect, test } from 'vitest';
import { checkFolders } from './check-folders.ts';

const files = [
  'apps/quiz/README.md',
  'apps/quiz/src/a.ts',
  'apps/quiz/src/take-quiz/b.ts',
  'libs/ui/src/c.ts',
  'tools/run.mjs',
  'tools/stack/d.ts',
  'tools/stack/README.md',
  'tools/stack/mail/e.ts',
];

test('a part without a README, and a folder that its README does not name, are reported', () => {
  expect(checkFolders(files, () => '# quiz')).toEqual([
    'apps/quiz/README.md does not say what is in apps/quiz/src/take-quiz.',
    'libs/ui has no README.md: say there what it is and what its folders are.',
    'tools/stack/README.md does not say what is in tools/stack/mail.',
  ]);
});

test.each(['| `take-quiz` | a quiz |', '| `take-quiz/` | a quiz |'])('%s names it', (text) => {
  expect(checkFolders([...files.slice(0, 4), 'libs/ui/README.md'], () => text)).toEqual([]);
});
