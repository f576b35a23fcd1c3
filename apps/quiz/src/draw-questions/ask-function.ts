import { loadBackend, readAnswer, readFailure, type QuestionSource } from '@revisoins/assessment/player';

const GENERATION_TIMEOUT_MS = 8000;

/** Questions from the `generate-quiz` function. Rejects only when the caller aborts. */
export const askFunction: QuestionSource = async ({ skillTitle, count, usedHashes }, signal) => {
  try {
    const { invokeFunction } = await loadBackend();
    const answer = await invokeFunction('generate-quiz', {
      body: { skillTitle, questionCount: count, usedQuestionHashes: usedHashes },
      timeoutMs: GENERATION_TIMEOUT_MS,
      signal,
    });
    return readAnswer(answer, count);
  } catch (error) {
    signal.throwIfAborted();
    return readFailure(error);
  }
};
