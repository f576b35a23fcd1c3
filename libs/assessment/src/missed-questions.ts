/** What to take again: the questions that were answered wrongly or not at all, in order. */
export function missedQuestions<T extends { correctAnswer: number }>(
  questions: readonly T[],
  answers: readonly number[],
): T[] {
  return questions.filter(({ correctAnswer }, index) => answers[index] !== correctAnswer);
}
