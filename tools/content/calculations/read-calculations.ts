import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  calculationFile,
  type CalculationFile,
  type CalculationTemplate,
} from '@revisoins/assessment/calculation';
import type { Problem } from '../problem.ts';

export interface SourceTemplate {
  /** Relative to `content/`: 'calculations/tablets.json'. */
  readonly file: string;
  readonly kind: CalculationFile['calculation'];
  readonly template: CalculationTemplate;
}

export interface Calculations {
  readonly templates: SourceTemplate[];
  /** Files that are not JSON or have the wrong form, with every fault of each. */
  readonly problems: Problem[];
}

/** The templates of numeric items in `calculations/*.json` of a directory; none where there is no such folder. */
export async function readCalculations(directory: string): Promise<Calculations> {
  const names = await readdir(join(directory, 'calculations')).catch(() => []);
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map(async (name) => ({
        file: `calculations/${name}`,
        text: await readFile(join(directory, 'calculations', name), 'utf8'),
      })),
  );
  const results = files.map(({ file, text }) => parseCalculations(file, text));
  return {
    templates: results.flatMap(({ templates }) => templates),
    problems: results.flatMap(({ problems }) => problems),
  };
}

export function parseCalculations(file: string, text: string): Calculations {
  const reject = (...messages: string[]) => ({
    templates: [],
    problems: messages.map((message): Problem => ({ level: 'error', file, message })),
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return reject(`is not JSON (${error instanceof Error ? error.message : String(error)}): correct it`);
  }
  const parsed = calculationFile.safeParse(json);
  if (!parsed.success) {
    return reject(
      ...parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'the file'}: ${message}`),
    );
  }
  const kind = parsed.data.calculation;
  if (file !== `calculations/${kind}.json`) return reject(`holds the kind ${kind}: call it ${kind}.json`);
  return {
    templates: parsed.data.templates.map((template) => ({ file, kind, template })),
    problems: [],
  };
}
