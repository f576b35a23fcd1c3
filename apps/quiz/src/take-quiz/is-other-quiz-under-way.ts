import { deviceReading } from '@revisoins/host';
import { askedCount } from '../quiz-draft/stored-quiz.schema.ts';
import { storedQuiz } from '../quiz-draft/draft-storage.ts';
import { wakeQuiz } from '../quiz-draft/wake-quiz.ts';
import type { QuizPlace } from './quiz-place.ts';

/**
 * True when a quiz of another length or with another clock runs on this device: whoever asks for this one must choose between
 * them. `asked` is what the address says; what it leaves out does not matter.
 */
export function isOtherQuizUnderWay(
  { learner, skill, count, timing }: QuizPlace,
  asked: URLSearchParams,
): boolean {
  const kept = storedQuiz(learner, skill.id);
  if (!kept || wakeQuiz(kept, deviceReading()).draft.finished) return false;
  return (
    (asked.has('questions') && askedCount(kept) !== count) ||
    (asked.has('time') && kept.draft.timing !== timing)
  );
}
