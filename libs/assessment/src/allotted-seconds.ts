export const SECONDS_PER_QUESTION = 20;

/** Time for a whole skill quiz, in seconds. */
export function allottedSeconds(questionCount: number): number {
  return questionCount * SECONDS_PER_QUESTION;
}
