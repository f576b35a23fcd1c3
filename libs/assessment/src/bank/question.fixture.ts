import { hashQuestion } from './hash-question.ts';
import type { Question } from './question.schema.ts';

export const SKILL_TITLE = 'Compétence 8 - Prévention des infections';

/** A valid question for tests; the key is option 1. */
export function makeQuestion(id: string, changes: Partial<Question> = {}): Question {
  const text = changes.question ?? `Question ${id} ?`;
  return {
    id,
    version: 1,
    question: text,
    options: ['un', 'deux', 'trois', 'quatre'],
    rationales: ['pas un', 'oui deux', 'pas trois', 'pas quatre'],
    correctAnswer: 1,
    explanation: 'Parce que deux.',
    difficulty: 'easy',
    reviewStatus: 'unreviewed',
    origin: 'bank',
    hash: hashQuestion(text, SKILL_TITLE),
    en: {
      question: `Question ${id}?`,
      options: ['one', 'two', 'three', 'four'],
      rationales: ['not one', 'yes two', 'not three', 'not four'],
      explanation: 'Because two.',
    },
    ...changes,
  };
}

export function makeQuestions(count: number, prefix = 'c08'): Question[] {
  return Array.from({ length: count }, (_, index) =>
    makeQuestion(`${prefix}-${String(index + 1).padStart(3, '0')}`),
  );
}
