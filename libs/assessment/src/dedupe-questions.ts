import { normalizeQuestionText } from './hash-question.ts';

/** What tells two questions apart. */
export interface QuestionIdentity {
  readonly hash: string;
  readonly question: string;
}

/** The first of each, in order: two questions are one when their hash or their normalised text is equal. */
export function dedupeQuestions<T extends QuestionIdentity>(questions: readonly T[]): T[] {
  const seen = new Set<string>();
  return questions.filter((question) => {
    const keys = [`hash:${question.hash}`, `text:${normalizeQuestionText(question.question)}`];
    const isNew = !keys.some((key) => seen.has(key));
    keys.forEach((key) => seen.add(key));
    return isNew;
  });
}
