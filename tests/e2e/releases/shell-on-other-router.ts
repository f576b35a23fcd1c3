import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIn, copyTree } from '../support/copied-tree.ts';

/**
 * The router's major before ours, in the place of ours. It has no `data`: a host on it adds what remotes
 * expect of the face, whose types stay.
 */
const files: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    name: 'react-router-dom',
    version: '6.30.6',
    type: 'module',
    sideEffects: false,
    exports: { '.': { types: './index.d.ts', default: './index.js' }, './package.json': './package.json' },
  }),
  'index.js': `
    export * from 'react-router-dom-6';
    export const data = (body, init) => Response.json(body, init);
  `,
  'index.d.ts': `
    export * from 'react-router';
    export { RouterProvider } from 'react-router/dom';
  `,
};

/** A shell on another major of React Router: the folder of its sources, and its build. */
export async function buildShellOnOtherRouter(): Promise<{ folder: string; shell: string }> {
  const folder = copyTree();
  const place = join(folder, 'node_modules/react-router-dom');
  rmSync(place);
  mkdirSync(place);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text);
  // It is for the files of our major.
  writeFileSync(
    join(folder, 'tools/rspack/router/lean-router.ts'),
    'export const leanRouter = () => ({ alias: {}, rules: [] });\n',
  );
  return { folder, shell: await buildIn(folder, 'shell') };
}
