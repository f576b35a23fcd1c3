import { expect, test } from 'vitest';
import { usedStyles } from './used-styles.ts';

const used = (css: string) => usedStyles(css, '<p class="a b">x</p>', '/assets/');

test.each([
  ['a class of the page', '.a{color:red}', '.a{color:red}'],
  ['a class that is not there', '.c{color:red}', ''],
  ['a rule of several selectors', '.a,.c{color:red}', '.a,.c{color:red}'],
  ['an element', 'p{color:red}', 'p{color:red}'],
  ['a rule in a group', '@media (width>=1px){.c{color:red}.b{top:0}}', '@media (width>=1px){.b{top:0}}'],
  ['motion that nothing uses', '@keyframes breathe{to{opacity:0}}.c{animation:breathe 1s}', ''],
  ['a file beside the sheet', '.a{background:url(x.svg)}', '.a{background:url(/assets/x.svg)}'],
  ['a file of its own address', '.a{background:url(/x.svg)}', '.a{background:url(/x.svg)}'],
])('%s', (_, css, expected) => expect(used(css)).toBe(expected));
