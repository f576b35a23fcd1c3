import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type BankFile, domainFile, skillFile } from '@revisoins/assessment/bank';
import { parseFile } from './parse-file.ts';
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
  const { data, problems } = parseFile<BankFile>(name, text, 'items', (json) => {
    // The schema that is meant, so that a fault is reported where it is and not as 'neither of the two'.
    const isDomain = typeof json === 'object' && json !== null && 'domain' in json;
    return isDomain ? domainFile : skillFile;
  });
  return { file: data && { name, bank: data }, problems };
}
