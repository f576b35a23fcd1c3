/** An answer to an item, as attempts store it. */
export interface StoredAnswer {
  readonly item: string;
  /** Null for an item that was left open. */
  readonly choice: string | null;
  readonly isCorrect: boolean;
}

/**
 * The first answer to each item: later answers only show what the learner remembered of its correction. An
 * item that was first left open has none, because its correction was shown at that point.
 *
 * @param answers of all attempts, oldest first.
 */
export function firstAnswers<Answer extends StoredAnswer>(answers: readonly Answer[]): Answer[] {
  const first = new Map<string, Answer>();
  for (const answer of answers) if (!first.has(answer.item)) first.set(answer.item, answer);
  return [...first.values()].filter(({ choice }) => choice !== null);
}
