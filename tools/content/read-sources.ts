import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { domainFile, skillFile } from '@revisoins/assessment/bank';
import type { Problem } from './problem.ts';
import type { SourceFile } from './source-file.ts';

export interface Sources {
  readonly files: SourceFile[];
  /** Files that are not JSON or have the wrong form, with every fault of each. */
  readonly problems: Problem[];
}

/** Other files in the folder, such as the record of readings, are ignored. */
export function isBankFileName(name: string): boolean {
  return /^(?:skills|exam)\/[^/]+\.json$/.test(name);
}

/** Reads `skills/*.json` and `exam/*.json` in a directory. Rejects only when it cannot be read. */
export async function readSources(directory: string): Promise<Sources> {
  const found = await readdir(directory, { recursive: true });
  const names = found.map((name) => name.replaceAll('\\', '/')).filter(isBankFileName);
  const texts = await Promise.all(
    names.sort().map(async (name) => ({ name, text: await readFile(join(directory, name), 'utf8') })),
  );
  const results = texts.map(({ name, text }) => parseSource(name, text));
  return {
    files: results.flatMap(({ file }) => file ?? []),
    problems: results.flatMap(({ problems }) => problems),
  };
}

export function parseSource(name: string, text: string): { file: SourceFile | null; problems: Problem[] } {
  const reject = (...problems: Omit<Problem, 'level' | 'file'>[]) => ({
    file: null,
    problems: problems.map((problem): Problem => ({ level: 'error', file: name, ...problem })),
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return reject({
      message: `is not JSON (${error instanceof Error ? error.message : String(error)}): correct it`,
    });
  }
  // The schema that is meant, so that a fault is reported where it is and not as 'neither of the two'.
  const isDomain = typeof json === 'object' && json !== null && 'domain' in json;
  const parsed = (isDomain ? domainFile : skillFile).safeParse(json);
  if (parsed.success) return { file: { name, bank: parsed.data }, problems: [] };
  return reject(
    ...parsed.error.issues.map(({ path, message }) => {
      const id = path[0] === 'items' && typeof path[1] === 'number' ? idAt(json, path[1]) : null;
      return {
        ...(id !== null && { id }),
        message: `${path.slice(id === null ? 0 : 2).join('.') || 'the file'}: ${message}`,
      };
    }),
  );
}

function idAt(json: unknown, index: number): string | null {
  const items: unknown = typeof json === 'object' && json !== null && 'items' in json ? json.items : null;
  const item: unknown = Array.isArray(items) ? items[index] : null;
  return typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : null;
}
