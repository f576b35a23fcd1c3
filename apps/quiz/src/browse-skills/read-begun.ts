import { skills } from '@revisoins/assessment';
import { deviceStorage } from '@revisoins/host';
import type { BegunQuiz } from '../quiz-draft/begun-quizzes.ts';
import { draftKey } from '../quiz-draft/draft-key.ts';

/** Quizzes that this learner left on this device; what reads them is loaded only when there are any. Never rejects. */
export async function readBegun(learner: string): Promise<BegunQuiz[]> {
  const begun = skills.filter(({ id }) => deviceStorage.get(draftKey(learner, id)) !== null);
  if (begun.length === 0) return [];
  try {
    const { begunQuizzes } = await import('../quiz-draft/begun-quizzes.ts');
    return begunQuizzes(learner, begun);
  } catch {
    return [];
  }
}
