import { expect, test } from 'vitest';
import { findRemoteKeys, findRemoteNames } from './find-remote-names.ts';

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

test('a remote has addresses of its own and no others', () => {
  const inQuiz = (source: string) => find(source, 'apps/quiz/src/a.ts');
  expect(inQuiz(`const own = '/skills';`)).toEqual([]);
  expect(inQuiz(`const word = 'cards';`)).toEqual([]);
  expect(inQuiz(`const other = '/cards';`)).toEqual([
    expect.stringContaining('has the address /cards of a remote'),
  ]);
});

test('tests are not asked, and of the tools only those that must know no remote', () => {
  const source = `const part = 'quiz';`;
  for (const file of ['apps/shell/src/a.test.ts', 'tools/start/start-site.ts'])
    expect(find(source, file)).toEqual([]);
  for (const file of [
    'libs/host/src/a.ts',
    'libs/assessment/player/a.tsx',
    'tools/lint/boundaries.ts',
    'tools/workspace/ports.ts',
  ])
    expect(find(source, file)).toHaveLength(1);
});

test('a word of the domain is accepted where it is listed, and reported once it has gone', () => {
  const accepted = { 'apps/shell/src/a.tsx': ['quiz'] };
  expect(find(`const kind = 'quiz';`, undefined, accepted)).toEqual([]);
  expect(find(`const kind = 'cards';`, undefined, accepted)).toEqual([
    expect.stringContaining('names the remote "cards"'),
    expect.stringContaining('has no "quiz" any more'),
  ]);
});

test.each([
  ['apps/shell/locales/fr/shell.json', ['attempt.cards'], 1],
  ['libs/assessment/locales/fr/player.json', ['cards'], 1],
  ['apps/shell/locales/fr/shell.json', ['landing.cardsTitle', 'attempt.title'], 0],
  ['apps/quiz/locales/fr/quiz.json', ['cards'], 0],
])('of the texts of %s, %o names %i remote', (file, keys, count) => {
  expect(findRemoteKeys({ [file]: keys }, remotes, {})).toHaveLength(count);
});

test('a key that is a word of the domain is accepted where it is listed, and reported once it has gone', () => {
  const file = 'apps/shell/locales/fr/shell.json';
  const accepted = { [file]: ['screens.quiz'] };
  expect(findRemoteKeys({ [file]: ['screens.quiz'] }, remotes, accepted)).toEqual([]);
  expect(findRemoteKeys({ [file]: ['attempt.quiz'] }, remotes, accepted)).toEqual([
    expect.stringContaining('has a text for one remote, "attempt.quiz"'),
    expect.stringContaining('has no "screens.quiz" any more'),
  ]);
});
