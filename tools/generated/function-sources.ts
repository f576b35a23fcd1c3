import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Functions are deployed without libs/, so these files, which import nothing, are copied. */
const shared = [
  'libs/assessment/src/bank/bounds.ts',
  'libs/assessment/src/bank/guarded-topics.ts',
  'libs/assessment/src/bank/hash-question.ts',
];

/**
 * The copies for `supabase/functions/_shared/assessment`, by path. Throws when one imports another file,
 * which would be missing there.
 */
export function functionSources(root: string): Map<string, string> {
  return new Map(
    shared.map((original) => {
      const source = readFileSync(join(root, original), 'utf8');
      if (/^(import|export) [^;]*\bfrom\b/m.test(source))
        throw new Error(`${original} imports another file: the functions are deployed without it.`);
      const header = `// A copy of ${original} by \`node tools/generated/main.ts\`, checked by \`npm test -- lint\`. Do not edit.\n`;
      return [`supabase/functions/_shared/assessment/${basename(original)}`, header + source];
    }),
  );
}
