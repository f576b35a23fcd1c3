import { hashQuestion } from './hash-question.ts';
import type { Question } from './question.schema.ts';

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
    hash: hashQuestion(text, 'Compétence 8 - Prévention des infections'),
    en: {
      question: `Question ${id}?`,
      options: ['one', 'two', 'three', 'four'],
      rationales: ['not one', 'yes two', 'not three', 'not four'],
      explanation: 'Because two.',
    },
    ...changes,
  };
}
