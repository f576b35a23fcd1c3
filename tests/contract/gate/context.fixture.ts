import type { GateContext } from '../../../supabase/functions/_shared/gate/rule.ts';

export function gateContext(changes: Partial<GateContext> = {}): GateContext {
  return {
    skillTitle: 'Compétence 11 - Nutrition',
    skillId: 11,
    knownStems: [],
    usedHashes: new Set(),
    ...changes,
  };
}
