import { quizInProgress } from '../attempt/in-progress-quizzes.ts';
import type { QuizPlace } from '../attempt/quiz-place.ts';

/**
 * True when a quiz with other settings is stored on this device, so that the learner must choose between
 * them. `asked` are the settings in the address; missing ones do not matter.
 */
export function isOtherQuizUnderWay(
  { learner, skill, count, timing, correction, items }: QuizPlace,
  asked: URLSearchParams,
): boolean {
  const stored = quizInProgress(learner, skill.id);
  if (!stored) return false;
  return (
    (asked.has('questions') && stored.asked !== count) ||
    ((asked.has('time') || asked.has('mode')) &&
      (stored.timing !== timing || stored.correction !== correction)) ||
    (asked.size > 0 && stored.items !== items)
  );
}
