import { expect, test } from 'vitest';
import { compile } from './compile.ts';
import { temporaryFolder, writeFiles } from './tree.fixture.ts';

test('a compilation that is stopped is not waited for', async () => {
  const folder = writeFiles(temporaryFolder('compile'), {
    'tsconfig.json': '{ "compilerOptions": { "strict": true }, "files": ["a.ts"] }',
    'a.ts': 'export const a: number = "";',
  });
  expect(await compile(folder)).toHaveLength(1);
  const stop = new AbortController();
  const compiled = compile(folder, stop.signal);
  stop.abort(new Error('Stopped.'));
  await expect(compiled).rejects.toThrow('Stopped.');
});
