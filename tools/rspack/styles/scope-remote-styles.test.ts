import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { expect, test } from 'vitest';
import { base } from '../base.ts';
import { ScopeRemoteStyles } from './scope-remote-styles.ts';

const root = join(import.meta.dirname, '../../..');

const PREFIX = 'revisoins_quiz';

/** The output of the preset for a style sheet and a CSS module. */
async function buildStyles(sheet: string, module: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'revisoins-styles-'));
  writeFileSync(join(folder, 'sheet.css'), sheet);
  writeFileSync(join(folder, 'own.module.css'), module);
  writeFileSync(
    join(folder, 'index.js'),
    'import "./sheet.css"; import own from "./own.module.css"; console.log(own);',
  );
  const { plugins: _, ...config } = base(folder, 'revisoins_quiz_00000000', PREFIX);
  await new Promise<void>((resolve, reject) => {
    rspack(
      {
        ...config,
        entry: './index.js',
        devtool: false,
        resolve: { modules: [join(root, 'node_modules')] },
        plugins: [new ScopeRemoteStyles('quiz')],
      },
      (error, stats) =>
        error || stats?.hasErrors() !== false ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  const assets = join(folder, 'dist/production/assets');
  return readdirSync(assets)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .join('');
}

test('a remote’s styles for all headings only affect its own, in a style sheet and in a CSS Module', async () => {
  const styles = await buildStyles(
    'h1 { color: red !important }',
    ':global(h2) { color: red } h3 { color: red } .card h4 { color: red }',
  );
  for (const free of ['h1', 'h2', 'h3'])
    expect(styles).toMatch(new RegExp(`:where\\(\\[data-remote="?quiz"?\\]\\) ${free}\\b`));
  expect(styles).toMatch(new RegExp(`(^|[,}])\\.${PREFIX}-[\\w-]+-card h4`));
});
