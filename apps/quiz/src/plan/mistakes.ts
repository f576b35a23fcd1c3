import type { StudyAnswer } from './study-attempts.ts';

/** The items whose last answer was wrong, the latest first. A right answer takes an item off. */
export function mistakes(answers: readonly StudyAnswer[]): StudyAnswer[] {
  const last = new Map<string, StudyAnswer>();
  for (const answer of answers) {
    if (answer.choice === null) continue;
    last.delete(answer.item);
    last.set(answer.item, answer);
  }
  return [...last.values()].filter(({ isCorrect }) => !isCorrect).toReversed();
}
