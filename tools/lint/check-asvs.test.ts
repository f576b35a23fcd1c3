import { expect, test } from 'vitest';
import { checkAsvs } from './check-asvs.ts';

const files = [
  'docs/decisions/0008-policy.md',
  'docs/guides/operator.md',
  'tests/rls.test.ts',
  'tools/headers.ts',
];
const read = (file: string) =>
  file.endsWith('.md') ? '### Alerts' : "test('nobody reads the rows of another', () => {});";
const check = (...rows: string[]) => checkAsvs(rows.join('\n'), files, read, { 1: ['1.1.1'], 2: ['1.1.2'] });

const sound = '| 1.1.2 | 2 | Frames | met | decision 8, `tools/headers.ts` |';
const first = (state: string, answer: string) => `| 1.1.1 | 1 | Rows | ${state} | ${answer} |`;

test.each([
  ['met', '`tests/rls.test.ts` "nobody reads the rows of another"'],
  ['met', '`docs/guides/operator.md`, "Alerts"'],
  ['partly', '`tools/headers.ts`, decision 8; the rest is open'],
  ['not met', 'There is no second factor yet: decision 8'],
  ['n/a', 'No LDAP'],
])('takes a row that is %s: %s', (state, answer) => {
  expect(check(first(state, answer), sound)).toEqual([]);
});

test.each([
  ['a missing row', [sound], 'requirement 1.1.1 has no row'],
  ['a row twice', [first('n/a', 'No'), first('n/a', 'No'), sound], 'has 2 rows'],
  ['another level', ['| 1.1.1 | 2 | Rows | n/a | No |', sound], 'is of level 1, not 2'],
  ['a state that is none', [first('done', 'No'), sound], 'has the state "done"'],
  ['no answer', [first('not met', ''), sound], 'has no answer'],
  ['met without a proof', [first('met', 'It is so'), sound], 'is met and names no test'],
  ['met by a source alone', [first('met', '`tools/headers.ts`'), sound], 'is met and names no test'],
  ['partly by a source alone', [first('partly', '`tools/headers.ts`'), sound], 'is partly and names no test'],
  ['not met without a decision', [first('not met', 'Not yet'), sound], 'is not met and names no test'],
  ['a file that is gone', [first('met', '`tools/gone.ts`'), sound], 'tools/gone.ts does not exist'],
  ['a test without a title', [first('met', '`tests/rls.test.ts`'), sound], 'without the title'],
  ['another title', [first('met', '`tests/rls.test.ts` "anybody"'), sound], 'holds nothing called "anybody"'],
  ['a decision that is none', [first('met', 'decision 9'), sound], 'there is no decision 9'],
  ['a number of level 3', [first('n/a', 'No'), sound, '| 9.9.9 | 3 | x | n/a | y |'], 'no requirement 9.9.9'],
])('refuses %s', (_case, rows, problem) => {
  expect(check(...rows)).toEqual([expect.stringContaining(problem)]);
});
