import type { Judged } from '../../../supabase/functions/complete/look-up/judged.ts';
import type { Wording } from '../../../supabase/functions/complete/look-up/search-entries.ts';

/** An entry that was found for a question, whose words have these stems. */
export function found(wording: Partial<Wording>, stems: readonly string[], kind = 'definition'): Judged {
  const entry = {
    id: 'entry',
    topic: 'topic',
    kind,
    skills: [1],
    reviewed: false,
    places: [],
    names: [],
    wording: { title: 'COPD', terms: [], short: '', ...wording },
  };
  return {
    entry,
    coverage: 1,
    exact: 1,
    fits: 0,
    score: 1,
    hasSubject: true,
    isTitled: true,
    misses: false,
    lacksAspect: false,
    hasStranger: false,
    rows: [],
    asked: stems.map((stem) => ({ ways: [[stem]], weight: 4, isSide: false })),
  };
}
