import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const alikePairs = z.array(
  z.strictObject({
    /** Two items of one bank, or one of each. */
    items: z.tuple([z.string(), z.string()]),
    /** Why knowing one does not give the other. */
    reason: z.string().min(20, 'says too little: why does knowing one not give the other?'),
  }),
);

export type AlikePair = z.infer<typeof alikePairs>[number];

/**
 * The pairs of `alike.json`, which may share their words; none where there is no such
 * file. Rejects when it has another shape.
 */
export async function readAlikePairs(directory: string): Promise<AlikePair[]> {
  const text = await readFile(join(directory, 'alike.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  const parsed = alikePairs.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new Error(`alike.json is not a list of pairs:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
