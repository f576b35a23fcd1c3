import { expect, test } from 'vitest';
import { findMissingImports } from './find-missing-imports.ts';

test('an import of a missing file is reported, whatever its form', () => {
  const sources = {
    'f/tts/index.ts': `import { a } from './gone.ts';
import { b } from '../_shared/b.ts';
import * as z from 'zod';
export type { C } from '../c.ts';`,
    'f/_shared/b.ts': '',
  };
  expect(findMissingImports(sources, Object.keys(sources))).toEqual([
    'f/tts/index.ts imports ./gone.ts, which does not exist.',
    'f/tts/index.ts imports ../c.ts, which does not exist.',
  ]);
});
