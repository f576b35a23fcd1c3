import { expect, test } from 'vitest';
import { componentScripts } from './component-scripts.ts';
import { findImports } from './find-imports.ts';

const found = (source: string) => {
  const { name, text } = componentScripts('cards.vue', source);
  return findImports(name, text).map(
    ({ specifier, line, names }) => `${line} ${specifier} ${names.map((one) => one.name).join()}`,
  );
};

test.each<[string, string, string[]]>([
  [
    'two scripts, in their lines',
    `<script lang="ts">\nimport { b } from 'b';\n</script>\n\n<script setup lang="ts">\nimport { a } from 'a';\n</script>`,
    ['2 b b', '6 a a'],
  ],
  [
    'neither markup nor comments',
    `<!-- <script>import { b } from 'b'</script> -->\n<template><p>import { c } from 'c'</p></template>\n<script>import { a } from 'a'</script>`,
    ['3 a a'],
  ],
  [
    'a script with a type as an attribute',
    `<script setup lang="ts" generic="T extends Record<string, 'a>b'>">\nimport { a } from 'a';\n</script>`,
    ['2 a a'],
  ],
  ['elements in a script', `<script lang="tsx">import { a } from 'a'; a(<b />);</script>`, ['1 a a']],
  ['a script that is elsewhere', `<script lang="ts" src="./cards.ts"></script>`, ['1 ./cards.ts ']],
  ['no script', `<p>import { a } from 'a'</p>`, []],
])('a component has the imports of its scripts: %s', (_, source, expected) => {
  expect(found(source)).toEqual(expected);
});
