import type { ExamPart } from './readiness.ts';
import { difficulties, type Difficulty } from './response.ts';

/** What the exam asks, as far as its plan is public: the weight of each competency of a part, in percent. */
export interface PlannedPart {
  readonly weights: Readonly<Record<string, number>>;
}

/** A part of the exam, as it is announced. */
export interface AnnouncedPart {
  readonly questions: number;
  readonly passPercent: number;
}

/** An item of the bank that learners revise with. */
export interface BankItem {
  readonly competency: string;
  readonly difficulty: Difficulty;
}

/**
 * First answers that a part takes before anything is said of it, by its place. The second part is shorter and
 * about one competency; the bank has 40 items on it, of which this is half.
 */
const FEWEST_ANSWERS = [60, 20];

function difficultyShares(items: readonly BankItem[]): Record<Difficulty, number> {
  const share = (difficulty: Difficulty) =>
    items.length === 0
      ? 1 / difficulties.length
      : items.filter((item) => item.difficulty === difficulty).length / items.length;
  return { easy: share('easy'), medium: share('medium'), hard: share('hard') };
}

/**
 * The parts of the exam, with papers whose questions are as difficult as those of the bank. Pure.
 *
 * @param planned the parts in their order, as `announced`.
 */
export function planExamParts(
  planned: readonly PlannedPart[],
  announced: readonly AnnouncedPart[],
  items: readonly BankItem[],
): ExamPart[] {
  return announced.map((part, place) => {
    const weights = Object.entries(planned[place]?.weights ?? {});
    const sum = weights.reduce((total, [, weight]) => total + weight, 0);
    return {
      ...part,
      fewestAnswers: FEWEST_ANSWERS[place] ?? Math.max(...FEWEST_ANSWERS),
      competencies: weights.map(([competency, weight]) => ({
        competency,
        weight: weight / sum,
        difficulties: difficultyShares(items.filter((item) => item.competency === competency)),
      })),
    };
  });
}
