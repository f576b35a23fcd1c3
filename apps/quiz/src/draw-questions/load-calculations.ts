import {
  calculationKind,
  shuffle,
  skillCalculations,
  type NumericQuestion,
  type Random,
} from '@revisoins/assessment';
import type { QuizSubject } from '../attempt/quiz-place.ts';
import { readVoided } from './read-voided.ts';

/**
 * Draws the calculations of a quiz, given the hashes of the questions that the learner saw lately and the
 * concepts of the quiz's other questions.
 */
export type DrawCalculations = (seen: ReadonlySet<string>, asked: ReadonlySet<string>) => NumericQuestion[];

/**
 * Loads the code for `count` calculations of a skill, and the templates of some kinds at random, without
 * those that were taken out. Draws fewer calculations, or none, when something does not load. Never rejects.
 *
 * @param missed the templates whose last calculation was wrong: these come back first.
 */
export async function loadCalculations(
  skill: QuizSubject,
  count: number,
  random: Random,
  missed: readonly string[] = [],
): Promise<DrawCalculations> {
  const own = shuffle(skillCalculations(skill.id)?.kinds ?? [], random);
  const returning = missed.flatMap((template) => own.filter((kind) => kind === calculationKind(template)));
  const kinds = [...new Set([...returning, ...own])].slice(0, count);
  const voided = readVoided();
  try {
    const { drawCalculations, readTemplates } = await import('./calculation-templates.ts');
    const files = await Promise.all(kinds.map(readTemplates));
    const isVoided = await voided;
    const templates = files.flatMap((file) => {
      const asked = file.filter((one) => one.skills.includes(skill.id) && !isVoided(one));
      const again = asked.filter(({ id }) => missed.includes(id));
      return again.length > 0 ? again : asked;
    });
    return (seen, asked) =>
      drawCalculations({ templates, count, skillTitle: skill.title, seen, asked, random });
  } catch {
    return () => [];
  }
}
