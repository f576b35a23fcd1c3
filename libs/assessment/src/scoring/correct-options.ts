import type { QuestionWording } from '../bank/question.schema.ts';
import type { ScoredQuestion } from './score-quiz.ts';

export interface CorrectedOption {
  text: string;
  rationale: string;
  verdict: 'correct' | 'wrong' | 'neutral';
  /** The translation key of the verdict; null for an option that was neither chosen nor right. */
  label: 'correctChosen' | 'correct' | 'chosen' | null;
}

/** The verdict for each option after the end. */
export function correctOptions(
  words: Pick<QuestionWording, 'options' | 'rationales'>,
  { answer, correctAnswer }: Pick<ScoredQuestion, 'answer' | 'correctAnswer'>,
): CorrectedOption[] {
  return words.options.map((text, index) => {
    const rationale = words.rationales[index] ?? '';
    if (index === correctAnswer) {
      return { text, rationale, verdict: 'correct', label: index === answer ? 'correctChosen' : 'correct' };
    }
    return index === answer
      ? { text, rationale, verdict: 'wrong', label: 'chosen' }
      : { text, rationale, verdict: 'neutral', label: null };
  });
}
