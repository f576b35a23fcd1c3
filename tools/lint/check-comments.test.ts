import { expect, test } from 'vitest';
import { checkComments, checkPhrases } from './check-comments.ts';

const long = 'word '.repeat(25).trim();

test.each([
  ['a line comment', `const a = 1;\n// ${long}\n`, 2],
  ['a doc comment of one line', `/** ${long} */\nconst a = 1;\n`, 1],
  ['a line in a longer comment', `/*\n * short\n * ${long}\n */\nconst a = 1;\n`, 3],
])('%s that is too wide is refused', (_, source, line) => {
  expect(checkComments('a.ts', source)).toEqual([
    expect.stringMatching(`^a\\.ts:${line} has a comment of \\d+ characters`),
  ]);
});

test.each([
  ['a comment that fits', '// word\nconst a = 1;\n'],
  ['a text that looks like a comment', `const a = '// ${long}';\n`],
  ['a long address', `// https://example.com/${'a'.repeat(120)}\n`],
  ['code with a comment at its end', `const a = '${long.slice(0, 95)}'; // ${long.slice(0, 20)}\n`],
])('%s is let pass', (_, source) => {
  expect(checkComments('a.ts', source)).toEqual([]);
});

test('a stilted phrase is refused in a comment only', () => {
  expect(
    checkPhrases(
      'a.ts',
      "const a = 1;\n/** Kills what is to be killed. */\nconst b = 'so many questions';\n",
    ),
  ).toEqual(['a.ts:2 says "is to be killed" in a comment; write it in plain English.']);
});

test.each([
  'Calls back after so many milliseconds.',
  'So many right answers pass.',
  'It is to be read aloud.',
  'A break is no part of the exam.',
])('"%s" is refused', (comment) => {
  expect(checkPhrases('a.ts', `// ${comment}\nconst a = 1;\n`)).toHaveLength(1);
});

test.each(['There is no part of it left.', 'It is no longer shown.'])('"%s" is let pass', (comment) => {
  expect(checkPhrases('a.ts', `// ${comment}\nconst a = 1;\n`)).toEqual([]);
});
