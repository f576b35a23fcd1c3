import type { ValidationContext } from '../../../supabase/functions/_shared/validator/rule.ts';

export function validationContext(changes: Partial<ValidationContext> = {}): ValidationContext {
  return {
    skillTitle: 'Compétence 11 - Nutrition',
    skillId: 11,
    knownStems: [],
    usedHashes: new Set(),
    ...changes,
  };
}
