import type { GeneratedItem } from './generated-item.schema.ts';
import { foldText, guardedTopics } from './guarded-topics.ts';
import type { GateContext } from './rule.ts';

/** A stem on a topic that belongs to other skills. Only the stem counts: a distractor may name another topic. */
export function breaksTopicGuard({ stem }: GeneratedItem, { skillTitle, skillId }: GateContext): boolean {
  const folded = foldText(stem);
  return guardedTopics.some(
    ({ titles, skillIds, terms }) => !titles.includes(skillTitle.trim()) && !skillIds.includes(skillId) && terms.test(folded),
  );
}
