import {
  createAttemptStore,
  isFinished,
  type AttemptSource,
  type AttemptStore,
  type FinishedQuiz,
  type QuizAttempt,
} from '@revisoins/assessment';
import { deviceReading } from '@revisoins/host';
import type { QuizPlace } from '../attempt/quiz-place.ts';
import { serverTime } from '../attempt/server-time.ts';
import { storedQuizzes, storeLastResult } from '../attempt/stored-quiz.ts';
import { settleResult } from '../delivery/settle-result.ts';
import { dismissDrawn, toastWaiting, type DrawFailure } from '../draw-questions/drawing-toasts.ts';
import { generateInTurn } from '../draw-questions/generate-in-turn.ts';
import { resumeEndedQuiz, resumeQuiz } from '../resume-quiz/resume-quiz.ts';
import { drawQuiz } from './draw-quiz.ts';

export type Quiz = AttemptStore<QuizAttempt, FinishedQuiz, DrawFailure>;

/** The quiz of one screen. Its result is handed over the moment it ends. */
export function createQuiz(): Quiz {
  const quiz: Quiz = createAttemptStore({
    keys: 'browser',
    storage: storedQuizzes,
    read: deviceReading,
    async askServer() {
      const time = await serverTime();
      if (time !== undefined) quiz.setTime(time);
    },
    result: (attempt) => (isFinished(attempt) ? attempt : null),
    onFinished(result) {
      storeLastResult(result);
      void settleResult(result);
    },
  });
  return quiz;
}

/** The quiz of this place: the one in progress, or a new one. */
export function quizSource(place: QuizPlace, shownTitle: string): AttemptSource<QuizAttempt, DrawFailure> {
  return {
    resume: () => resumeQuiz(place),
    load: (signal) =>
      generateInTurn(
        async () => {
          signal.throwIfAborted();
          // Another tab may have drawn one while this tab waited.
          const attempt = resumeQuiz(place) ?? (await resumeEndedQuiz(place));
          return attempt ? { attempt } : drawQuiz(place, shownTitle, signal);
        },
        () => toastWaiting(place.skill),
      ),
  };
}

/** Opens the quiz of this place. Returns a function that leaves it. */
export function openQuiz(quiz: Quiz, place: QuizPlace, shownTitle: string): () => void {
  quiz.open(quizSource(place, shownTitle));
  return () => {
    quiz.close();
    dismissDrawn();
  };
}
