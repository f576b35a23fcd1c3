import type { ExamPart } from './readiness.ts';
import { difficulties, type Difficulty } from './response.ts';

/** The contents of a part, as far as the exam's plan is public: the weight of each competency, in percent. */
export interface PlannedPart {
  readonly weights: Readonly<Record<string, number>>;
}

/** A part of the exam, as it is announced. */
export interface AnnouncedPart {
  readonly questions: number;
  readonly passPercent: number;
}

/** An item of the bank from which learners revise. */
export interface BankItem {
  readonly competency: string;
  readonly difficulty: Difficulty;
}

/**
 * The first answers needed before a part is estimated, by its position. The second part is shorter and covers
 * one competency; this is half of the bank's 40 items on it.
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
 * The parts of the exam, assuming that its questions are as difficult as the bank's. Pure.
 *
 * @param planned the parts, in the same order as `announced`.
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
