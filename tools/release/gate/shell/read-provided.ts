import { join } from 'node:path';
import * as z from 'zod';
import { Refusal } from '../../refusal.ts';
import { parseJson } from '../../site/parse-json.ts';
import { readTextIfThere } from '../../site/read-if-there.ts';

/** Of each package the current version, then the earlier ones beside it. */
const providedSchema = z.record(z.string(), z.array(z.string()));

/** The versions of each shared package that a build of the shell provides, from its provided.json. */
export function readProvided(shell: string): Record<string, string[]> {
  const file = join(shell, 'provided.json');
  const parsed = providedSchema.safeParse(parseJson(readTextIfThere(file) ?? ''));
  if (!parsed.success) {
    throw new Refusal(
      `${file} is missing or broken, so what the shell provides is unknown. Publish the shell again: "npm run remote -- publish shell", or "npm start" for the local site.`,
    );
  }
  return parsed.data;
}
