import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findImports } from '@revisoins/types/find-imports';

/**
 * Functions are deployed without the rest of the tree, so these files, which import nothing, are copied: each
 * with the folder that it goes to.
 */
const shared = [
  ['libs/assessment/src/bank/bounds.ts', 'assessment'],
  ['libs/assessment/src/bank/guarded-topics.ts', 'assessment'],
  ['libs/assessment/src/bank/hash-question.ts', 'assessment'],
  ['libs/assessment/src/bank/stem-text.ts', 'assessment'],
  ['apps/voice/src/sound/split-sentences.ts', 'speech'],
] as const;

/**
 * The generated files of `supabase/functions/_shared`, by path: copies, and those made from the content and
 * the templates. Throws when one imports another file, which would be missing there.
 */
export function functionSources(root: string): Map<string, string> {
  const copies = new Map(
    shared.map(([original, folder]) => {
      const source = readFileSync(join(root, original), 'utf8');
      if (findImports(original, source).length > 0)
        throw new Error(`${original} imports another file: the functions are deployed without it.`);
      const header = `// A copy of ${original}.\n// Made by \`node tools/generated/main.ts\`; do not edit.\n`;
      return [`supabase/functions/_shared/${folder}/${basename(original)}`, header + source];
    }),
  );
  return copies
    .set('supabase/functions/_shared/assessment/synonyms.ts', synonymsSource(root))
    .set('supabase/functions/_shared/reminder-template.ts', templateSource(root));
}

/** The mail of a reminder, as a module: a function is deployed without the templates. */
function templateSource(root: string): string {
  const template = readFileSync(join(root, 'supabase/templates/reminder.html'), 'utf8');
  return `// Made from supabase/templates/reminder.html by \`node tools/generated/main.ts\`. Do not edit.

export const reminderTemplate = ${JSON.stringify(template)};
`;
}

/** The everyday words of content/synonyms.json, as a module. */
function synonymsSource(root: string): string {
  const synonyms: unknown = JSON.parse(readFileSync(join(root, 'content/synonyms.json'), 'utf8'));
  return `// Made from content/synonyms.json by \`node tools/generated/main.ts\`. Do not edit.

interface Synonym {
  readonly said: readonly string[];
  readonly means: readonly string[];
}

export const synonyms: Readonly<Record<'fr' | 'en', readonly Synonym[]>> = ${JSON.stringify(synonyms, null, 2)};
`;
}
