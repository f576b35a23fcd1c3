import { bounds } from '../bank/bounds.ts';
import type { NumericQuestion } from '../bank/question.schema.ts';
import { type Random, shuffle } from '../bank/random.ts';
import { makeVariant } from './make-variant.ts';
import type { CalculationTemplate } from './template.schema.ts';

const MOST_SEEDS = 20;

export interface CalculationsWanted {
  readonly templates: readonly CalculationTemplate[];
  readonly count: number;
  readonly skillTitle: string;
  /** Hashes of the questions that the learner saw lately. */
  readonly seen: ReadonlySet<string>;
  readonly random: Random;
}

/**
 * Numeric items for one quiz: no variant twice, no template again before each had its turn, and variants that the
 * learner saw lately only where a template has no other. Fewer than asked for when there are no more.
 */
export function drawCalculations({
  templates,
  count,
  skillTitle,
  seen,
  random,
}: CalculationsWanted): NumericQuestion[] {
  const drawn: NumericQuestion[] = [];
  const hashes = new Set<string>();
  const drawOne = (template: CalculationTemplate): NumericQuestion | null => {
    let repeated: NumericQuestion | null = null;
    for (let attempt = 0; attempt < MOST_SEEDS; attempt += 1) {
      const variant = makeVariant(template, Math.floor(random() * bounds.seed[1]), skillTitle);
      if (!variant || hashes.has(variant.hash)) continue;
      if (!seen.has(variant.hash)) return variant;
      repeated ??= variant;
    }
    return repeated;
  };
  let isExhausted = templates.length === 0;
  while (drawn.length < count && !isExhausted) {
    isExhausted = true;
    for (const template of shuffle(templates, random)) {
      const variant = drawn.length < count ? drawOne(template) : null;
      if (!variant) continue;
      hashes.add(variant.hash);
      drawn.push(variant);
      isExhausted = false;
    }
  }
  return drawn;
}
