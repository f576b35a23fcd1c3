import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { competencies } from '@revisoins/assessment/bank';
import * as z from 'zod';
import type { Problem } from '../problem.ts';

const FILE = 'blueprint.json';

const part = z.strictObject({
  /** How many items the exam's bank is to have for it. */
  items: z.int().min(1),
  /** The share of each competency, in percent. */
  weights: z
    .partialRecord(z.enum(competencies), z.number().positive())
    .refine((weights) => sum(Object.values(weights)) === 100, 'must add up to 100 %'),
});

/** `content/blueprint.json`: what the exam's bank is to cover, as far as the exam's plan is public. */
export const blueprintFile = z.strictObject({
  /** How sure it is. */
  status: z.string().min(1),
  parts: z.array(part).refine(
    (parts) =>
      parts
        .flatMap(({ weights }) => Object.keys(weights))
        .toSorted()
        .join() === competencies.toSorted().join(),
    'must have each competency in one part',
  ),
  /**
   * The fewest items of the exam's bank about each activity, setting and age group: some for each of three
   * papers.
   */
  fewest: z.strictObject({ activity: z.int().min(0), setting: z.int().min(0), ageGroup: z.int().min(0) }),
});

export type Blueprint = z.infer<typeof blueprintFile>;

/**
 * The blueprint of a bank; null, with its faults, when it cannot be used, and without any where there is
 * none.
 */
export async function readBlueprint(
  directory: string,
): Promise<{ blueprint: Blueprint | null; problems: Problem[] }> {
  const text = await readFile(join(directory, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? { blueprint: null, problems: [] } : parseBlueprint(text);
}

export function parseBlueprint(text: string): { blueprint: Blueprint | null; problems: Problem[] } {
  const reject = (...messages: string[]) => ({
    blueprint: null,
    problems: messages.map((message): Problem => ({ level: 'error', file: FILE, message })),
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return reject(`is not JSON (${error instanceof Error ? error.message : String(error)}): correct it`);
  }
  const parsed = blueprintFile.safeParse(json);
  if (parsed.success) return { blueprint: parsed.data, problems: [] };
  return reject(
    ...parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
