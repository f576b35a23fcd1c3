import type { ReviewedQuestion } from '../exam-server/exam-review.schema.ts';

export interface OptionCorrection {
  readonly text: string;
  readonly rationale: string;
  readonly verdict: 'correct' | 'wrong' | 'neutral';
  /** Key of what is said of the option; null for one that was neither chosen nor right. */
  readonly label: 'correctChosen' | 'correct' | 'chosen' | null;
}

type Words = Pick<ReviewedQuestion, 'options' | 'rationales'>;

/** What is said of each option after the end. */
export function optionCorrections(
  { options, rationales }: Words,
  { choice, correctAnswer }: Pick<ReviewedQuestion, 'choice' | 'correctAnswer'>,
): OptionCorrection[] {
  return options.map((text, index) => {
    const rationale = rationales[index] ?? '';
    const isChosen = index === choice;
    if (index === correctAnswer) return { text, rationale, verdict: 'correct', label: isChosen ? 'correctChosen' : 'correct' };
    return { text, rationale, verdict: isChosen ? 'wrong' : 'neutral', label: isChosen ? 'chosen' : null };
  });
}
