import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFonts, siteLayers } from '@revisoins/contracts/site-styles';
import { expect, test } from 'vitest';
import { scopeRemoteStyles, scopeCss } from './scope-css.ts';

const root = join(import.meta.dirname, '../../..');

test.each([
  [":root,\n[data-theme='light'] { --paper: #fff; }", '[data-revisoins] { --paper: #fff; }'],
  [
    ".dark, [data-theme='dark'] { --paper: #000; }",
    "[data-revisoins].dark, [data-revisoins][data-theme='dark'] { --paper: #000; }",
  ],
  ['h1, h2 { margin: 0; }', ':where([data-revisoins]) h1, :where([data-revisoins]) h2 { margin: 0; }'],
  [
    '@layer base { * { margin: 0; } body { color: red; } }',
    '@layer base { :where([data-revisoins]) * { margin: 0; } [data-revisoins] { color: red; } }',
  ],
  [
    "@font-face { font-family: 'A'; src: url('a'); } a { color: red; }",
    "@font-face { font-family: 'A'; src: url('a'); } :where([data-revisoins]) a { color: red; }",
  ],
  ['@layer a, b; p { margin: 0; }', '@layer a, b; :where([data-revisoins]) p { margin: 0; }'],
  [
    '@keyframes x { from { opacity: 0; } } p { margin: 0; }',
    '@keyframes x { from { opacity: 0; } } :where([data-revisoins]) p { margin: 0; }',
  ],
])('%s', (css, expected) => expect(scopeCss(css).replaceAll(/\s+/g, ' ').trim()).toBe(expected));

test.each(['tokens.css', 'base.css'])('leaves no rule of %s outside of the element', (name) => {
  const css = scopeCss(readFileSync(join(root, 'libs', 'ui', 'src', name), 'utf8'));
  const preludes = [...css.matchAll(/(?:^|[{};])\s*([^@{};]+)\{/g)].map(([, prelude = '']) => prelude.trim());
  expect(preludes.length).toBeGreaterThan(2);
  for (const prelude of preludes)
    for (const selector of prelude.split(', ')) expect(selector).toMatch(/^(:where\()?\[data-revisoins\]/);
});

const quiz = ':where([data-remote="quiz"])';
test.each([
  [
    '@layer x, base.y, base; @layer theme { @layer x { h1 { margin: 0; } } }',
    `@layer revisoins_quiz-x, base.y, base ; @layer revisoins_quiz-theme { @layer x { ${quiz} h1 { margin: 0; } } }`,
  ],
  [
    '@keyframes spin { to { rotate: 1turn; } } .revisoins_quiz-a { animation: spin 1s, other 2s spinning; --animate-spin: spin 1s; --label: spin; color: spin; }',
    '@keyframes revisoins_quiz-spin { to { rotate: 1turn; } } .revisoins_quiz-a { animation: revisoins_quiz-spin 1s, other 2s spinning; --animate-spin: revisoins_quiz-spin 1s; --label: spin; color: spin; }',
  ],
  [
    '@keyframes revisoins_quiz-abc-turn { to { rotate: 1turn; } }',
    '@keyframes revisoins_quiz-abc-turn { to { rotate: 1turn; } }',
  ],
  [
    'html.dark { --paper: red; } html.dark h1 { margin: 0; }',
    `${quiz} html.dark { --paper: red; } html.dark ${quiz} h1 { margin: 0; }`,
  ],
  ['h1 { color: red !important; }', `${quiz} h1 { color: red !important; }`],
  ['*, ::selection { margin: 0; }', `${quiz} *, ${quiz} ::selection { margin: 0; }`],
  [':root { --paper: red; }', '[data-remote="quiz"] { --paper: red; }'],
  ["[data-theme='dark'] h1 { margin: 0; }", `[data-theme='dark'] ${quiz} h1 { margin: 0; }`],
  ['.revisoins_quiz-abc-card h1 { margin: 0; }', '.revisoins_quiz-abc-card h1 { margin: 0; }'],
  ['.revisoins_exam-abc-card { margin: 0; }', `${quiz} .revisoins_exam-abc-card { margin: 0; }`],
  [':not(.revisoins_quiz-a) { margin: 0; }', `${quiz} :not(.revisoins_quiz-a) { margin: 0; }`],
  ['h1:has(.revisoins_quiz-a) { margin: 0; }', `${quiz} h1:has(.revisoins_quiz-a) { margin: 0; }`],
  [':is(h1, .revisoins_quiz-a) { margin: 0; }', `${quiz} :is(h1, .revisoins_quiz-a) { margin: 0; }`],
  [
    ':is(.revisoins_quiz-a, .revisoins_quiz-b) a { margin: 0; }',
    ':is(.revisoins_quiz-a, .revisoins_quiz-b) a { margin: 0; }',
  ],
  [
    '@media print { @layer x { h1 { margin: 0; } } }',
    `@media print { @layer revisoins_quiz-x { ${quiz} h1 { margin: 0; } } }`,
  ],
  [
    '.revisoins_quiz-a { & h1 { margin: 0; } @media print { b { margin: 0; } } }',
    '.revisoins_quiz-a { & h1 { margin: 0; } @media print { b { margin: 0; } } }',
  ],
  [
    '.revisoins_quiz-a::before { content: "}"; } h1 { margin: 0; }',
    `.revisoins_quiz-a::before { content: "}"; } ${quiz} h1 { margin: 0; }`,
  ],
  ['/* } .revisoins_quiz-a { */ h1 { margin: 0; }', `${quiz} h1 { margin: 0; }`],
  [
    '.revisoins_quiz-a { background: url(a/*b) } h1 { margin: 0; } .revisoins_quiz-b { background: url( c*/d) }',
    `.revisoins_quiz-a { background: url(a/*b) } ${quiz} h1 { margin: 0; } .revisoins_quiz-b { background: url( c*/d) }`,
  ],
  [
    '.revisoins_quiz-a { background: url("a)b") } h1 { margin: 0; }',
    `.revisoins_quiz-a { background: url("a)b") } ${quiz} h1 { margin: 0; }`,
  ],
  ['[title="a,b{"] { margin: 0; }', `${quiz} [title="a,b{"] { margin: 0; }`],
  [
    '@font-face { font-family: "A"; src: url(data:font/woff2;base64,AA==); } @keyframes x { to { opacity: 0; } }',
    '@font-face { font-family: "A"; src: url(data:font/woff2;base64,AA==); } @keyframes revisoins_quiz-x { to { opacity: 0; } }',
  ],
])('of a remote: %s', (css, expected) =>
  expect(scopeRemoteStyles(css, 'quiz').replaceAll(/\s+/g, ' ').trim()).toBe(expected),
);

test('keyframes of one sheet are called the same in another one of the build', () => {
  expect(
    scopeRemoteStyles('.revisoins_quiz-a { animation-name: spin; }', 'quiz', new Set(['spin'])),
  ).toContain('animation-name: revisoins_quiz-spin;');
});

test('the layers and fonts of the site are those of its own styles', () => {
  const css = readFileSync(join(root, 'libs/ui/src/base.css'), 'utf8');
  expect(css).toContain(`@layer ${siteLayers.join(', ')};`);
  const families = [...css.matchAll(/@font-face \{\s*font-family: '([^']+)'/g)].map(([, family]) => family);
  expect(new Set(families)).toEqual(new Set(siteFonts));
});
