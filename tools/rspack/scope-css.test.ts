import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../site/paths.ts';
import { scopeCss } from './scope-css.ts';

test.each([
  [":root,\n[data-theme='light'] { --paper: #fff; }", '[data-revisoins] { --paper: #fff; }'],
  [".dark, [data-theme='dark'] { --paper: #000; }", "[data-revisoins].dark, [data-revisoins][data-theme='dark'] { --paper: #000; }"],
  ['h1, h2 { margin: 0; }', ':where([data-revisoins]) h1, :where([data-revisoins]) h2 { margin: 0; }'],
  ['@layer base { * { margin: 0; } body { color: red; } }', '@layer base { :where([data-revisoins]) * { margin: 0; } [data-revisoins] { color: red; } }'],
  ["@font-face { font-family: 'A'; src: url('a'); } a { color: red; }", "@font-face { font-family: 'A'; src: url('a'); } :where([data-revisoins]) a { color: red; }"],
  ['@layer a, b; p { margin: 0; }', '@layer a, b; :where([data-revisoins]) p { margin: 0; }'],
  ['@keyframes x { from { opacity: 0; } } p { margin: 0; }', '@keyframes x { from { opacity: 0; } } :where([data-revisoins]) p { margin: 0; }'],
])('%s', (css, expected) => expect(scopeCss(css).replaceAll(/\s+/g, ' ').trim()).toBe(expected));

test.each(['tokens.css', 'base.css'])('leaves no rule of %s outside of the element', (name) => {
  const css = scopeCss(readFileSync(join(root, 'libs', 'ui', 'src', name), 'utf8'));
  const preludes = [...css.matchAll(/(?:^|[{};])\s*([^@{};]+)\{/g)].map(([, prelude = '']) => prelude.trim());
  expect(preludes.length).toBeGreaterThan(2);
  for (const prelude of preludes) for (const selector of prelude.split(', ')) expect(selector).toMatch(/^(:where\()?\[data-revisoins\]/);
});
