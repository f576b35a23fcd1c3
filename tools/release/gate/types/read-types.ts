import { join } from 'node:path';
import { TYPES_FILE, typesFileSchema, type TypesFile } from '@revisoins/types/types-file.schema';
import { parseJson } from '../../site/parse-json.ts';
import { readTextIfThere } from '../../site/read-if-there.ts';

/** Milliseconds to wait for the types of a version on another origin. */
const DEADLINE = 10_000;

/** The types, or a sentence that explains why there are none. */
export type ReadTypes = { types: TypesFile } | { problem: string };

function parse(text: string, where: string): ReadTypes {
  const parsed = typesFileSchema.safeParse(parseJson(text));
  if (parsed.success) return { types: parsed.data };
  const issue = parsed.error.issues[0];
  return {
    problem: `${where} is not a file of types (${issue?.path.slice(0, 2).join('.') || 'the file'}: ${issue?.message})`,
  };
}

/** The types of a build in a folder. */
export function readTypes(folder: string): ReadTypes {
  const file = join(folder, TYPES_FILE);
  const text = readTextIfThere(file);
  return text === undefined ? { problem: `${file} is missing` } : parse(text, file);
}

/** The types of a version that is served below a URL. Never rejects. */
export async function fetchTypes(base: string, deadline = DEADLINE): Promise<ReadTypes> {
  const url = new URL(TYPES_FILE, base).href;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(deadline) });
    if (!response.ok) return { problem: `${url} answers ${response.status}` };
    return parse(await response.text(), url);
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    return {
      problem: isLate ? `${url} did not answer within ${deadline / 1000} s` : `${url} cannot be reached`,
    };
  }
}
