import { breaksCues } from './cues.ts';
import { breaksForbiddenForms } from './forbidden-forms.ts';
import { breaksFourOptions } from './four-options.ts';
import { type GeneratedItem, generatedItem } from './generated-item.schema.ts';
import { breaksLanguage } from './language.ts';
import { breaksLengthSymmetry } from './length-symmetry.ts';
import { breaksNearDuplicate } from './near-duplicate.ts';
import { breaksOptionLetters } from './option-letters.ts';
import { breaksPlainText } from './plain-text.ts';
import type { ValidationContext, Rule } from './rule.ts';
import { breaksScopeOfPractice } from './scope-of-practice.ts';
import { breaksTopicGuard } from './topic-guard.ts';

/** In the order in which they are checked; the first broken one is reported. */
const rules = {
  'plain-text': breaksPlainText,
  'four-options': breaksFourOptions,
  'length-symmetry': breaksLengthSymmetry,
  'option-letters': breaksOptionLetters,
  'forbidden-forms': breaksForbiddenForms,
  language: breaksLanguage,
  'scope-of-practice': breaksScopeOfPractice,
  'topic-guard': breaksTopicGuard,
  'near-duplicate': breaksNearDuplicate,
  cues: breaksCues,
} as const satisfies Record<string, Rule>;

const ruleNames = Object.keys(rules) as (keyof typeof rules)[];

export type RuleName = 'schema' | keyof typeof rules;

export interface ValidationResult {
  readonly passed: readonly GeneratedItem[];
  /** The broken rule of each rejected item. */
  readonly broken: readonly RuleName[];
}

/**
 * Accepts the items that break no rule, unchanged: nothing is ever repaired. Of similar items the first one
 * passes. Pure; second-answer.ts checks whether the key is right.
 */
export function validateItems(candidates: readonly unknown[], context: ValidationContext): ValidationResult {
  const passed: GeneratedItem[] = [];
  const broken: RuleName[] = [];
  for (const candidate of candidates) {
    const knownStems = [...context.knownStems, ...passed.map(({ stem }) => stem)];
    const { item, rule } = judge(candidate, { ...context, knownStems });
    if (item === undefined) broken.push(rule);
    else passed.push(item);
  }
  return { passed, broken };
}

type Judgement =
  | { readonly item: GeneratedItem; readonly rule?: never }
  | { readonly item?: never; readonly rule: RuleName };

function judge(candidate: unknown, context: ValidationContext): Judgement {
  const { data: item } = generatedItem.safeParse(candidate);
  if (item === undefined) return { rule: 'schema' };
  const rule = ruleNames.find((name) => rules[name](item, context));
  return rule === undefined ? { item } : { rule };
}
