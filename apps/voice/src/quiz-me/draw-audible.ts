import type { Question } from '@revisoins/assessment';
import type { QuestionSource } from '@revisoins/assessment/player';

/**
 * The most requests: more would take too long, and after the second every question of a skill has been drawn.
 */
const MOST_DRAWS = 3;

/**
 * Questions that can be read aloud: questions with a table are left out, and replaced with others. Fewer when
 * the source has no more; null when it does not answer. Rejects only when the signal is aborted.
 */
export async function drawAudible(
  source: QuestionSource,
  { skillTitle, count }: Omit<Parameters<QuestionSource>[0], 'usedHashes'>,
  signal: AbortSignal,
): Promise<Question[] | null> {
  const drawn = new Map<string, Question>();
  const audible = () => [...drawn.values()].filter(({ table }) => table === undefined);
  for (let draws = 0; draws < MOST_DRAWS && audible().length < count; draws += 1) {
    const before = drawn.size;
    const answer = await source({ skillTitle, count: count * 2, usedHashes: [...drawn.keys()] }, signal);
    if (answer.kind !== 'enough' && answer.kind !== 'wrong-count') return before === 0 ? null : audible();
    for (const question of answer.questions) drawn.set(question.hash, question);
    if (drawn.size === before) break;
  }
  return audible().slice(0, count);
}
