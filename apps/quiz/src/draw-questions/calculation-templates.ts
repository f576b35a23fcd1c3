import type { CalculationKind } from '@revisoins/assessment';
import { calculationFile, type CalculationTemplate } from '@revisoins/assessment/calculation';

export { drawCalculations, makeVariant } from '@revisoins/assessment/calculation';

const files = import.meta.webpackContext('../../../../content/calculations', { regExp: /\.json$/ });

/** The templates of one kind, from their own file; none when it cannot be loaded. Never rejects. */
export async function readTemplates(kind: CalculationKind): Promise<CalculationTemplate[]> {
  try {
    const response = await fetch(String(files(`./${kind}.json`)));
    return calculationFile.parse(await response.json()).templates;
  } catch {
    return [];
  }
}
