import type { Problem } from '../problem.ts';
import type { SourceItem } from '../source-file.ts';
import { languages } from '../wording-texts.ts';
import { readTextHash } from './read-text-hash.ts';
import type { Reading } from './reading.schema.ts';

const DO = "make a sheet with 'npm run content -- sheet' and have a fresh reader answer it";

/**
 * A reader who did not see the key has read every item in its current version, chose the key and contested
 * nothing.
 */
export function checkReadings(items: readonly SourceItem[], readings: readonly Reading[]): Problem[] {
  const newest = newestReadings(readings);
  return items.flatMap(({ file, item }): Problem[] => {
    const last = newest.get(readingKey(item.id, item.version));
    const report = (message: string): Problem[] => [
      { level: 'error', file, id: item.id, message: `version ${item.version} ${message}` },
    ];
    if (!last) return report(`has not been read blind: ${DO}`);
    if (!last.agreed)
      return report('was answered otherwise by its reader: repair it, raise the version, have it read again');
    if (last.contested)
      return report('was contested by its reader: repair it, raise the version, have it read again');
    return languages.some((language) => readTextHash(item, language) === last.text)
      ? []
      : report(
          'is not what its reader read: an edited item is a new version; raise "version" and have it read again',
        );
  });
}

export const readingKey = (id: string, version: number) => `${id}@${version}`;

/** The latest reading, by `readingKey`. */
export function newestReadings(readings: readonly Reading[]): Map<string, Reading> {
  return new Map(readings.map((entry) => [readingKey(entry.id, entry.version), entry]));
}
