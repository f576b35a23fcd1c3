import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '@revisoins/workspace/paths';
import { freeStyles } from './own-styles.ts';
import { siteProperties } from './site-properties.ts';

const registered = (remote: string, property: string) =>
  freeStyles(Buffer.from(`@property ${property} { syntax: "*"; inherits: false }`), {
    name: remote,
    prefix: `revisoins_${remote}-`,
  });

test('the properties of the site are those of its own styles', () => {
  const css = ['libs/ui/src/base.css', 'libs/ui/src/tokens.css', 'apps/shell/src/layout/focus.css']
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const defined = [...css.matchAll(/(?<=[\s{;])--[\w-]+(?=\s*:)/g)].map(([name]) => name);
  expect(siteProperties).toEqual(new Set(defined));
});

test.each([
  ['surface', '--surface'],
  ['s', '--surface'],
  ['brand', '--brand-soft'],
  ['focus', '--focus-tools'],
  ['cards', '--cardstwo-turn'],
])('a remote called %s does not register %s', (remote, property) => {
  expect(registered(remote, property)).toEqual([`@property ${property}`]);
});

test.each([
  ['surface', '--surface-turn'],
  ['cards', '--cards'],
  ['cards', '--cards-turn'],
  ['cards', '--tw-ring'],
])('a remote called %s may register %s', (remote, property) => {
  expect(registered(remote, property)).toEqual([]);
});
