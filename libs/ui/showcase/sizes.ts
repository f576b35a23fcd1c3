/**
 * Prints how much each component adds to a bundle that already has React: JavaScript and CSS in bytes
 * (brotli).
 */
import { mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readWords } from './read-words.ts';
import { runRspack } from './run-rspack.ts';
import { rspackOptions } from './rspack-options.ts';

const names = readWords(`Usage: node showcase/sizes.ts [component...]

Prints what each component, or each of a usual choice, adds to a bundle that has React (brotli).`);
const dist = resolve(import.meta.dirname, '../dist');
const entries = resolve(dist, 'size-entries');
mkdirSync(entries, { recursive: true });

const base = await measure('none', '[]');
for (const name of names.length > 0
  ? names
  : [
      'Button',
      'LinkButton',
      'AnswerList',
      'Field',
      'SearchField',
      'Tabs',
      'Menu',
      'Dialog',
      'ConfirmDialog',
      'ToastRegion',
    ]) {
  const size = await measure(name, `[${name}]`);
  process.stdout.write(`${name}: ${size.js - base.js} B of JavaScript, ${size.css} B of CSS\n`);
}

/** The face of the library that exports a component. */
function faceWith(name: string): string {
  const hosting = readFileSync(resolve(import.meta.dirname, '../src/hosting.ts'), 'utf8');
  return new RegExp(`\\b${name}\\b`).test(hosting) ? 'hosting.ts' : 'index.ts';
}

async function measure(name: string, use: string): Promise<{ js: number; css: number }> {
  const file = resolve(entries, `${name}.ts`);
  const what =
    use === '[]'
      ? ''
      : `import { ${name} } from '${resolve(import.meta.dirname, '../src', faceWith(name))}';`;
  writeFileSync(
    file,
    `import { createElement } from 'react'; import { createRoot } from 'react-dom/client'; import { jsx, jsxs, Fragment } from 'react/jsx-runtime'; ${what}
    Object.assign(window, { parts: ${use}, kept: [jsx, jsxs, Fragment] }); createRoot(document.body).render(createElement('b'));`,
  );
  await runRspack(rspackOptions(`size-${name}`, file));
  const bytes = (extension: string) => {
    const output = resolve(dist, `size-${name}`, `size-${name}.${extension}`);
    return existsSync(output) ? brotliCompressSync(readFileSync(output)).length : 0;
  };
  return { js: bytes('js'), css: bytes('css') };
}
