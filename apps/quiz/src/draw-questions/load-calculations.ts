import {
  shuffle,
  skillCalculations,
  type CalculationKind,
  type NumericQuestion,
  type Random,
} from '@revisoins/assessment';
import type { QuizSubject } from '../attempt/quiz-place.ts';

/**
 * Draws the calculations of a quiz, given the hashes of the questions that the learner saw lately and the
 * concepts of the quiz's other questions.
 */
export type DrawCalculations = (seen: ReadonlySet<string>, asked: ReadonlySet<string>) => NumericQuestion[];

/**
 * Loads what `count` calculations of a skill are drawn with: the code, and templates of some kinds at random.
 * Fewer are drawn, or none, when something does not load. Never rejects.
 */
export async function loadCalculations(
  skill: QuizSubject,
  count: number,
  random: Random,
): Promise<DrawCalculations> {
  const kinds = shuffle(skillCalculations(skill.id)?.kinds ?? [], random).slice(0, count);
  try {
    const { drawCalculations, readTemplates } = await import(
      /* webpackChunkName: "calculations" */ './calculation-templates.ts'
    );
    const files = await Promise.all(kinds.map((kind: CalculationKind) => readTemplates(kind)));
    const templates = files.flat().filter(({ skills }) => skills.includes(skill.id));
    return (seen, asked) =>
      drawCalculations({ templates, count, skillTitle: skill.title, seen, asked, random });
  } catch {
    return () => [];
  }
}
