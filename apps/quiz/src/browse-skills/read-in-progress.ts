import { skills } from '@revisoins/assessment';
import { deviceStorage } from '@revisoins/host';
import type { InProgressQuiz } from '../attempt/in-progress-quizzes.ts';
import { quizKey } from '../attempt/quiz-place.ts';

/**
 * The learner's unfinished quizzes on this device; the code that reads them loads only when there are any.
 * Never rejects.
 */
export async function readInProgress(learner: string): Promise<InProgressQuiz[]> {
  const stored = skills.filter(({ id }) => deviceStorage.get(quizKey(learner, id)) !== null);
  if (stored.length === 0) return [];
  try {
    const { inProgressQuizzes } = await import('../attempt/in-progress-quizzes.ts');
    return inProgressQuizzes(learner, stored);
  } catch {
    return [];
  }
}
