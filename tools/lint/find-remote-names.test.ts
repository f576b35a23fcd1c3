import { expect, test } from 'vitest';
import { findRemoteNames } from './find-remote-names.ts';

const remotes = [
  { name: 'quiz', paths: ['/skills', '/quiz-start/:skillId'] },
  { name: 'cards', paths: ['/cards'] },
];
const find = (source: string, file = 'apps/shell/src/a.tsx', accepted = {}) =>
  findRemoteNames({ [file]: source }, remotes, accepted);

test.each([
  ['a text', `const part = 'quiz';`],
  ['a part of a text', `const name = 'revisoins-quiz';`],
  ['a template', 'const at = `/remotes/cards/${version}`;'],
  ['a type', `type Part = 'cards';`],
  ['an attribute', `const link = <Link to="/quiz" />;`],
  ['an address', `const home = '/skills';`],
  ['an address with a query', 'const home = `/skills?questions=${count}`;'],
])('%s that names a remote is refused', (_, source) => {
  expect(find(source)).toEqual([expect.stringMatching(/^apps\/shell\/src\/a\.tsx:1 /)]);
});

test.each([
  ['a comment', `// As the quiz does.\nexport const one = 1;`],
  ['the name of a module', `import { takeQuiz } from './take-quiz.ts';`],
  ['a longer word', `const key = 'landing.quizTitle';`],
  ['an address of its own', `const about = '/about';`],
])('%s is let pass', (_, source) => {
  expect(find(source)).toEqual([]);
});

test('only hosts, libraries and the boundary check are asked, and no tests', () => {
  const source = `const part = 'quiz';`;
  for (const file of ['apps/quiz/src/a.ts', 'apps/shell/src/a.test.ts', 'tools/workspace/ports.ts'])
    expect(find(source, file)).toEqual([]);
  for (const file of ['libs/host/src/a.ts', 'tools/lint/boundaries.ts'])
    expect(find(source, file)).toHaveLength(1);
});

test('a word of the domain is accepted where it is listed, and told when it is gone', () => {
  const accepted = { 'apps/shell/src/a.tsx': ['quiz'] };
  expect(find(`const kind = 'quiz';`, undefined, accepted)).toEqual([]);
  expect(find(`const kind = 'cards';`, undefined, accepted)).toEqual([
    expect.stringContaining('names the remote "cards"'),
    expect.stringContaining('has no "quiz" any more'),
  ]);
});
