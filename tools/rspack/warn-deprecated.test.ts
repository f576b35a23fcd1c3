import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { expect, test } from 'vitest';
import { remote } from './remote.ts';
import { sharedLibraries } from './shared.ts';
import { WarnDeprecated } from './warn-deprecated.ts';

/** A tree with a library that has a name for this test alone, and a remote that imports it in two places. */
function tree(home: string): string {
  const root = mkdtempSync(join(tmpdir(), 'revisoins-deprecated-'));
  const files = {
    'libs/sample/package.json': JSON.stringify({ exports: { '.': './src/index.ts' } }),
    'libs/sample/src/index.ts':
      '/** @deprecated Use `salute`. Contract 2 removes it. */\nexport const greet = 1;\nexport const salute = 2;\n',
    'apps/cards/src/routes.v1.ts': "import './home.ts';\nimport './more.ts';\n",
    'apps/cards/src/home.ts': home,
    'apps/cards/src/more.ts': home,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

/** The warnings of two builds in a row, as a development server makes them, and what the build contains. */
async function build(home: string): Promise<{ warnings: string[][]; contents: string }> {
  const root = tree(home);
  const directory = join(root, 'apps/cards');
  const compiler = rspack({
    context: directory,
    mode: 'development',
    devtool: false,
    entry: './src/routes.v1.ts',
    externals: { '@revisoins/sample': '{}' },
    plugins: [
      new WarnDeprecated({
        root,
        libraryRoot: root,
        directory,
        libraries: ['@revisoins/sample'],
        exposes: { './routes/v1': './src/routes.v1.ts' },
      }),
    ],
    output: { path: join(root, 'dist') },
  });
  let contents = '';
  const run = () =>
    new Promise<string[]>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error || !stats) return reject(error ?? new Error('nothing was built'));
        contents = String(stats.compilation.getAsset('main.js')?.source.source());
        resolve((stats.toJson({ warnings: true }).warnings ?? []).map(({ message }) => message));
      });
    });
  const warnings = [await run(), await run()];
  await new Promise((resolve) => {
    compiler.close(resolve);
  });
  return { warnings, contents };
}

test('a deprecated name warns once, with what takes its place and the contract that ends it, and is not in the build', async () => {
  const { warnings, contents } = await build(
    "import { greet } from '@revisoins/sample';\nconsole.log(greet);\n",
  );
  expect(warnings).toEqual([
    [
      expect.stringContaining(
        'greet of @revisoins/sample is deprecated. Use `salute`. Hosts of contract 2 no longer have it.',
      ),
    ],
    [],
  ]);
  expect(contents).not.toContain('deprecated');
});

test('a name that stays does not warn', async () => {
  const { warnings } = await build("import { salute } from '@revisoins/sample';\nconsole.log(salute);\n");
  expect(warnings).toEqual([[], []]);
});

test('each remote is warned of the names of every library that hosts share', () => {
  const { plugins = [] } = remote(join(import.meta.dirname, '../../apps/quiz'));
  const warning = plugins.filter((plugin) => plugin instanceof WarnDeprecated);
  expect(warning.map(({ request }) => request.libraries)).toEqual([sharedLibraries]);
});
