import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReferenceEntry, type ReferenceFile, referenceFile } from '@revisoins/assessment/reference';
import { parseFile } from '../parse-file.ts';
import type { Problem } from '../problem.ts';
import { type Language, numberedTexts, tableTexts, type WordingText } from '../wording-texts.ts';

/** A valid file of reference entries. */
export interface SourceReference {
  /** Relative to `content/`: 'reference/vital-signs.json'. */
  readonly name: string;
  readonly reference: ReferenceFile;
}

export interface Reference {
  readonly files: SourceReference[];
  /** Files that are not JSON or have the wrong form, with every fault of each. */
  readonly problems: Problem[];
}

/** The entries in `reference/*.json` of a directory; none where there is no such folder. */
export async function readReference(directory: string): Promise<Reference> {
  const names = await readdir(join(directory, 'reference')).catch(() => []);
  const results = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map(async (name) => {
        const text = await readFile(join(directory, 'reference', name), 'utf8');
        return parseReference(`reference/${name}`, text);
      }),
  );
  return {
    files: results.flatMap(({ files }) => files),
    problems: results.flatMap(({ problems }) => problems),
  };
}

export function parseReference(name: string, text: string): Reference {
  const { data, problems } = parseFile(name, text, 'entries', () => referenceFile);
  return { files: data ? [{ name, reference: data }] : [], problems };
}

/** The texts of an entry in one language that are read as sentences or values: all but its terms. */
export function entryTexts(entry: ReferenceEntry, language: Language): WordingText[] {
  const { title, short, more = [], steps = [], table } = entry[language];
  return [
    { field: 'title', text: title },
    { field: 'short', text: short },
    ...numberedTexts('more', more),
    ...numberedTexts('steps', steps),
    ...tableTexts(table),
  ];
}
