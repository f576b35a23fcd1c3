import { isAbandoned, isFinished, wakeQuiz, type QuizAttempt } from '@revisoins/assessment';
import { deviceReading } from '@revisoins/host';
import { quizInProgress } from '../attempt/in-progress-quizzes.ts';
import type { QuizPlace } from '../attempt/quiz-place.ts';
import { forgetQuiz, storedQuiz } from '../attempt/stored-quiz.ts';
import { isHandedOver } from '../delivery/settle-result.ts';

/** The quiz in progress at this place, with its clock running; null when there is none. */
export function resumeQuiz({ learner, skill }: QuizPlace): QuizAttempt | null {
  return quizInProgress(learner, skill.id);
}

/**
 * The quiz at this place that ended while its screen was closed and whose result has not been shown yet; null
 * when there is none. Deletes an abandoned quiz. Never rejects.
 */
export async function resumeEndedQuiz({ learner, skill }: QuizPlace): Promise<QuizAttempt | null> {
  const stored = storedQuiz(learner, skill.id);
  if (!stored) return null;
  const reading = deviceReading();
  const attempt = wakeQuiz(stored, reading);
  if (!isFinished(attempt)) return null;
  if (!isAbandoned(stored, reading) && !(await isHandedOver(attempt.id))) return attempt;
  forgetQuiz(attempt);
  return null;
}
