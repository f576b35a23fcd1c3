import { within } from '@revisoins/contracts';
import { loadBackend } from '../load-backend.ts';
import type { QuestionSource } from './question-source.ts';
import { readAnswer, readFailure } from './source-answer.ts';

/** The learner may already have waited 8 s for the function. */
const LONGEST_WAIT_MS = 4000;

/** Questions from the server's bank. Rejects only when the caller has aborted. */
export const askBank: QuestionSource = async ({ skillTitle, count, usedHashes }, signal) => {
  try {
    const drawing = loadBackend().then(({ callRpc }) =>
      callRpc('draw_quiz_items', { skill_title: skillTitle, question_count: count, used_hashes: usedHashes }),
    );
    const answer = await within(
      LONGEST_WAIT_MS,
      drawing.then((raw) => readAnswer(raw, count)),
      () => ({ kind: 'timeout' as const }),
    );
    signal.throwIfAborted();
    return answer;
  } catch (error) {
    signal.throwIfAborted();
    return readFailure(error);
  }
};
