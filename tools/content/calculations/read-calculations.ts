import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  calculationFile,
  type CalculationFile,
  type CalculationTemplate,
} from '@revisoins/assessment/calculation';
import { parseFile } from '../parse-file.ts';
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

/**
 * The templates of numeric items in `calculations/*.json` of a directory; none where there is no such folder.
 */
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
  const { data, problems } = parseFile(file, text, 'templates', () => calculationFile);
  if (!data) return { templates: [], problems };
  const kind = data.calculation;
  if (file !== `calculations/${kind}.json`) {
    const message = `holds the kind ${kind}: call it ${kind}.json`;
    return { templates: [], problems: [{ level: 'error', file, message }] };
  }
  return { templates: data.templates.map((template) => ({ file, kind, template })), problems: [] };
}
