// As `@revisoins/assessment/calculation`: what makes numeric items from templates. A quiz loads it only when
// it draws one.
export { calculationFile } from './template.schema.ts';
export type { CalculationFile, CalculationTemplate } from './template.schema.ts';
export { makeVariant } from './make-variant.ts';
export { drawCalculations } from './draw-calculations.ts';
export { units } from './units.ts';
