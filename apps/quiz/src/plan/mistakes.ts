import type { StudyAnswer, StudyAttempt } from './study-attempts.ts';

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

/** One in this many questions of a session repeats a mistake of an earlier day, as long as there are any. */
const ONE_MISTAKE_IN = 5;

/** How many mistakes come back in a session of that length. */
export const returningMistakes = (mistakesLeft: number, questions: number): number =>
  Math.min(mistakesLeft, Math.floor(questions / ONE_MISTAKE_IN));

/** The templates whose last calculation was wrong, the latest first. */
export function missedCalculations(attempts: readonly StudyAttempt[]): string[] {
  const last = new Map<string, boolean>();
  for (const { template, isCorrect } of attempts.flatMap(({ calculations }) => calculations)) {
    last.delete(template);
    last.set(template, isCorrect);
  }
  return [...last].flatMap(([template, isCorrect]) => (isCorrect ? [] : [template])).toReversed();
}
