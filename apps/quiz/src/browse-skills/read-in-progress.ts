import { skills } from '@revisoins/assessment';
import { deviceStorage } from '@revisoins/host';
import type { InProgressQuiz } from '../quiz-draft/in-progress-quizzes.ts';
import { draftKey } from '../quiz-draft/draft-key.ts';

/** Quizzes that this learner left on this device; what reads them is loaded only when there are any. Never rejects. */
export async function readInProgress(learner: string): Promise<InProgressQuiz[]> {
  const begun = skills.filter(({ id }) => deviceStorage.get(draftKey(learner, id)) !== null);
  if (begun.length === 0) return [];
  try {
    const { inProgressQuizzes } = await import('../quiz-draft/in-progress-quizzes.ts');
    return inProgressQuizzes(learner, begun);
  } catch {
    return [];
  }
}
