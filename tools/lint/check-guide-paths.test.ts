import { expect, test } from 'vitest';
import { checkGuidePaths, repeatedTerms } from './check-guide-paths.ts';

const files = ['apps/quiz/remote.json', 'supabase/migrations/2026_exams.sql', 'libs/a/locales/fr/x.json'];

test('a path of a guide leads to a file or folder, through stars and alternatives', () => {
  const check = (text: string) => checkGuidePaths('guide.md', text, files);
  expect(
    check(
      '`apps/quiz`, `apps/*/remote.json`, `supabase/migrations/*_exams.sql`, `libs/a/locales/{fr,en}/x.json`',
    ),
  ).toEqual([]);
  expect(check('see `supabase/migrations/*_sign_in_limits.sql` and `npm run x/y`')).toEqual([
    'guide.md: supabase/migrations/*_sign_in_limits.sql does not exist.',
  ]);
  expect(check('`apps/quiz/remote`')).toHaveLength(1);
});

test('a glossary explains a term once', () => {
  const row = (term: string) => `| ${term} | meaning | where |\n`;
  const head = `${row('term')}|---|---|---|\n`;
  expect(repeatedTerms('g.md', head + row('mistake') + row('quiz') + head + row('ability'))).toEqual([]);
  expect(repeatedTerms('g.md', head + row('mistake') + row('quiz') + row('mistake'))).toEqual([
    'g.md: "mistake" has more than one row; explain it once.',
  ]);
});
