import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { type Reading, readings } from './reading.schema.ts';

const NAME = 'readings.json';

/** The record of all readings; empty when there is no file yet. Rejects with the fault when it has another shape. */
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

/** Adds to the end of the record. */
export async function appendReadings(directory: string, added: readonly Reading[]): Promise<void> {
  await writeFile(join(directory, NAME), formatReadings([...(await readReadings(directory)), ...added]));
}

/** One line for each reading, so that a change of the record shows what was added. */
export function formatReadings(entries: readonly Reading[]): string {
  if (entries.length === 0) return '[]\n';
  return `[\n${entries.map((entry) => `  ${JSON.stringify(entry)}`).join(',\n')}\n]\n`;
}
