import { expect, test } from 'vitest';
import { deprecatedNames, readDeprecation } from './deprecated-names.ts';
import { temporaryFolder, writeFiles } from './tree.fixture.ts';

const library = (doc: string) =>
  writeFiles(temporaryFolder('deprecated'), {
    'libs/host/package.json': JSON.stringify({ exports: { '.': './src/index.ts' } }),
    'libs/host/src/index.ts': "export { greet, stay } from './greet.tsx';\n",
    'libs/host/src/greet.tsx': `/** Stays. */\nexport const stay = 1;\n\n${doc}\nexport function greet(name: string): string {\n  return name;\n}\n`,
  });

test('a deprecated name is found by its docstring, with what takes its place and when it ends', () => {
  const root = library(
    '/**\n * Greets.\n *\n * @deprecated Use `salute`, which\n * knows the language. Contract 2 removes it.\n */',
  );
  expect(deprecatedNames(root, ['@revisoins/host'])).toEqual(
    new Map([
      [
        '@revisoins/host',
        new Map([['greet', { instead: 'Use `salute`, which knows the language.', contract: 2 }]]),
      ],
    ]),
  );
  expect(deprecatedNames(library('/** Greets. */'), ['@revisoins/host'])).toEqual(new Map());
});

test('it is found in the declarations that teams outside have, too', () => {
  const root = writeFiles(temporaryFolder('declared'), {
    'libs/host/package.json': JSON.stringify({ exports: { '.': './src/index.d.ts' } }),
    'libs/host/src/index.d.ts': "export { greet } from './greet.ts';\n",
    'libs/host/src/greet.d.ts':
      '/** @deprecated Use `salute`. Contract 2 removes it. */\nexport declare function greet(): string;\n',
  });
  expect(deprecatedNames(root, ['@revisoins/host']).get('@revisoins/host')?.get('greet')?.contract).toBe(2);
});

test.each(['@deprecated', '@deprecated Use salute.', '@deprecated Contract 2 removes it.'])(
  '"%s" does not say what to do and by when, and is refused',
  (doc) => {
    expect(() => readDeprecation('greet', doc)).toThrow('greet is @deprecated without a replacement');
  },
);
