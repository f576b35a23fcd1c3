import { askedCount } from '../quiz-draft/asked-count.ts';
import { deviceReading } from '../quiz-draft/device-clock.ts';
import { keptQuiz } from '../quiz-draft/draft-storage.ts';
import { wakeQuiz } from '../quiz-draft/wake-quiz.ts';
import type { QuizPlace } from './quiz-place.ts';

/** True when a quiz of another length runs on this device: whoever asks for this one must choose between them. */
export function isOtherQuizUnderWay({ learner, skill, count }: QuizPlace): boolean {
  const kept = keptQuiz(learner, skill.id);
  return kept !== null && askedCount(kept) !== count && !wakeQuiz(kept, deviceReading()).draft.finished;
}
