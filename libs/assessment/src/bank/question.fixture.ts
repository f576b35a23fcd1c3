import { hashQuestion } from './hash-question.ts';
import type { NumericQuestion, Question } from './question.schema.ts';

export const SKILL_TITLE = 'Compétence 8 - Prévention des infections';

/** A valid question for tests; the key is option 1. */
export function makeQuestion(id: string, changes: Partial<Question> = {}): Question {
  const text = changes.question ?? `Question ${id} ?`;
  return {
    kind: 'choice',
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

/** A valid numeric item for tests: 25 mg of a suspension of 10 mg/mL are 2.5 mL. */
export function makeNumericQuestion(
  id = 'calc-volume-01-7',
  changes: Partial<NumericQuestion> = {},
): NumericQuestion {
  return {
    kind: 'numeric',
    id,
    version: 1,
    template: 'calc-volume-01',
    isDose: true,
    seed: 7,
    question: 'Ordonnance : 25 mg. Suspension : 10 mg/mL. Combien donnez-vous? Arrondissez au dixième.',
    unitNames: ['mL', 'mg'],
    steps: ['25 mg ÷ 10 mg/mL = 2,5 mL'],
    feedback: ['Vous avez divisé à l’envers.'],
    difficulty: 'easy',
    reviewStatus: 'unreviewed',
    origin: 'bank',
    hash: id.slice(0, 16),
    value: 2.5,
    exact: 2.5,
    decimals: 1,
    unit: 'mL',
    units: ['mL', 'mg'],
    mistakes: [{ value: 0.4, unit: 'mL' }],
    en: {
      question: 'Order: 25 mg. Suspension: 10 mg/mL. How much do you give? Round to the nearest tenth.',
      unitNames: ['mL', 'mg'],
      steps: ['25 mg ÷ 10 mg/mL = 2.5 mL'],
      feedback: ['You divided the wrong way round.'],
    },
    ...changes,
  };
}

/** Different numeric items: 1, 2, 3 mg of a solution of 10 mg/mL. */
export function makeCalculations(count: number): NumericQuestion[] {
  return Array.from({ length: count }, (_, index) => {
    const question = `Dose de ${index + 1} mg, 10 mg/mL. Combien donnez-vous? Arrondissez au dixième.`;
    const value = (index + 1) / 10;
    return makeNumericQuestion(`calc-volume-01-${index}`, {
      seed: index,
      question,
      hash: hashQuestion(question, SKILL_TITLE),
      value,
      exact: value,
      mistakes: [],
    });
  });
}
