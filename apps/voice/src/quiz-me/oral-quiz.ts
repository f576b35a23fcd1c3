import {
  createAttemptStore,
  isFinished,
  type AttemptStore,
  type FinishedQuiz,
  type QuizAttempt,
} from '@revisoins/assessment';
import { deviceReading } from '@revisoins/host';
import { storedOrals } from './oral-attempts.ts';
import { settleOral } from './settle-oral.ts';

export type OralQuiz = AttemptStore<QuizAttempt, FinishedQuiz, OralFailure>;
/** Why no quiz could begin. */
export type OralFailure = 'no-questions' | 'failed';

/** The quiz of one screen. Its result is handed over the moment it ends. */
export const createOralQuiz = (): OralQuiz =>
  createAttemptStore({
    keys: 'browser',
    storage: storedOrals,
    read: deviceReading,
    // Without a deadline, no clock is in doubt.
    askServer: async () => undefined,
    result: (attempt) => (isFinished(attempt) ? attempt : null),
    onFinished: (result) => void settleOral(result),
  });
