import { isFinished, wakeQuiz } from '@revisoins/assessment';
import { deviceReading } from '@revisoins/host';
import { storedQuiz } from '../attempt/stored-quiz.ts';
import type { QuizPlace } from '../attempt/quiz-place.ts';

/**
 * True when a quiz of another length or with another clock runs on this device: whoever asks for this one must choose between
 * them. `asked` is what the address says; what it leaves out does not matter.
 */
export function isOtherQuizUnderWay(
  { learner, skill, count, timing }: QuizPlace,
  asked: URLSearchParams,
): boolean {
  const stored = storedQuiz(learner, skill.id);
  if (!stored || isFinished(wakeQuiz(stored, deviceReading()))) return false;
  return (
    (asked.has('questions') && stored.asked !== count) || (asked.has('time') && stored.timing !== timing)
  );
}
