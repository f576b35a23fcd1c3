import { guardedTopicIn, type GuardedTopic } from './guarded-topics.ts';
import type { Question } from './question.schema.ts';
import { stemText } from './stem-text.ts';
import { skillByTitle } from './skills.ts';

export type { GuardedTopic } from './guarded-topics.ts';

/**
 * The topic that makes a question unfit for a quiz on this skill, or null when it fits. Only the stems count:
 * a distractor may name another topic. For generated and fallback questions; bank items were written for
 * their skill.
 */
export function topicGuard(
  question: Pick<Question, 'question' | 'table' | 'en'>,
  skillTitle: string,
): GuardedTopic | null {
  const stems = [question, question.en]
    .map((words) => words && stemText(words.question, words.table))
    .join(' ');
  const skillId = skillByTitle(skillTitle)?.id ?? 0;
  return guardedTopicIn(stems, skillTitle, skillId);
}
