// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { isOwnSheet } from './is-own-sheet.ts';

function isOwn(css: string): boolean {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return isOwnSheet(sheet, 'quiz');
}

test.each([
  '.revisoins_quiz-a { color: red }',
  'html.dark .revisoins_quiz-a > li:hover::before, #revisoins_quiz-b { color: red }',
  '[data-remote="quiz"] { color: red }',
  ':where([data-remote="quiz"]) h1 { color: red }',
  '.revisoins_quiz-a:not([hidden], .free) a[href="x, y"] { color: red }',
  '@media (width > 40rem) { .revisoins_quiz-a { color: red } }',
  '@keyframes revisoins_quiz-turn { to { opacity: 0 } }',
])('%s matches nothing of others', (css) => expect(isOwn(css)).toBe(true));

test.each([
  'h1 { color: red }',
  '.revisoins_quiz-a, h1 { color: red }',
  '.revisoins_quizzes { color: red }',
  '.revisoins_exam-a { color: red }',
  '[data-remote="exam"] h1 { color: red }',
  ':where([data-remote="quiz"], body) h1 { color: red }',
  'h1:not(.revisoins_quiz-a) { color: red }',
  'body:has(.revisoins_quiz-a, :not(.revisoins_quiz-b)) { color: red }',
  ':is(h1, .revisoins_quiz-a) { color: red }',
  'a[title=".revisoins_quiz-a"] { color: red }',
  'a[title="].revisoins_quiz-a"] { color: red }',
  '.revisoins_quiz-a\\/b { color: red }',
  '@media (width > 40rem) { h1 { color: red } }',
  '@keyframes turn { to { opacity: 0 } }',
  '@font-face { font-family: Own }',
])('%s may match something of others', (css) => expect(isOwn(css)).toBe(false));

test('one rule decides for its style sheet, and one that cannot be read may match anything', () => {
  expect(isOwn('.revisoins_quiz-a { color: red } h1 { color: red }')).toBe(false);
  const closed = Object.defineProperty({}, 'cssRules', {
    get() {
      throw new DOMException('', 'SecurityError');
    },
  });
  expect(isOwnSheet(closed as CSSStyleSheet, 'quiz')).toBe(false);
});
