import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { type Reading, readings } from './reading.schema.ts';

const NAME = 'readings.json';

/** Reads the record of all readings; empty when there is no file yet. Rejects when it has another shape. */
export async function readReadings(directory: string): Promise<Reading[]> {
  const text = await readFile(join(directory, NAME), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]';
    throw error;
  });
  const parsed = readings.safeParse(JSON.parse(text));
  if (!parsed.success)
    throw new Error(`${NAME} is not a record of readings:\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Appends to the record. */
export async function appendReadings(directory: string, added: readonly Reading[]): Promise<void> {
  await writeFile(join(directory, NAME), formatReadings([...(await readReadings(directory)), ...added]));
}

/** One line per reading, so that a diff shows the new ones. */
export function formatReadings(entries: readonly Reading[]): string {
  if (entries.length === 0) return '[]\n';
  return `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`;
}
