import { bounds } from '../bank/bounds.ts';
import type { NumericQuestion } from '../bank/question.schema.ts';
import { type Random, shuffle } from '../bank/random.ts';
import { makeVariant } from './make-variant.ts';
import type { CalculationTemplate } from './template.schema.ts';

const MOST_SEEDS = 20;

export interface CalculationsRequest {
  readonly templates: readonly CalculationTemplate[];
  readonly count: number;
  readonly skillTitle: string;
  /** Hashes of the questions that the learner saw lately. */
  readonly seen: ReadonlySet<string>;
  /** Concepts of the quiz's other questions. */
  readonly asked: ReadonlySet<string>;
  readonly random: Random;
}

/**
 * Numeric items for one quiz, no two of one concept, with variants that the learner saw lately only where a
 * template has no other. Fewer than asked for when there are not enough concepts.
 */
export function drawCalculations({
  templates,
  count,
  skillTitle,
  seen,
  asked,
  random,
}: CalculationsRequest): NumericQuestion[] {
  const drawn: NumericQuestion[] = [];
  const concepts = new Set(asked);
  const drawOne = (template: CalculationTemplate): NumericQuestion | null => {
    let repeated: NumericQuestion | null = null;
    for (let attempt = 0; attempt < MOST_SEEDS; attempt += 1) {
      const variant = makeVariant(template, Math.floor(random() * bounds.seed[1]), skillTitle);
      if (!variant) continue;
      if (!seen.has(variant.hash)) return variant;
      repeated ??= variant;
    }
    return repeated;
  };
  for (const template of shuffle(templates, random)) {
    if (drawn.length >= count) break;
    if (concepts.has(template.concept)) continue;
    const variant = drawOne(template);
    if (!variant) continue;
    concepts.add(template.concept);
    drawn.push(variant);
  }
  return drawn;
}
