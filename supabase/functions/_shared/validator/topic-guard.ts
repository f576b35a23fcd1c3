import { guardedTopicIn } from '../assessment/guarded-topics.ts';
import type { GeneratedItem } from './generated-item.schema.ts';
import type { ValidationContext } from './rule.ts';

/**
 * A stem on a topic that belongs to other skills. Only the stem counts: a distractor may name another topic.
 */
export function breaksTopicGuard(
  { stem }: GeneratedItem,
  { skillTitle, skillId }: ValidationContext,
): boolean {
  return guardedTopicIn(stem, skillTitle, skillId) !== null;
}
