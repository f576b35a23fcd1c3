import { EXAM_SIMULATION_TITLE, MOCK_EXAM_TITLE, skillTitleKey } from '@revisoins/assessment';
import type { ExamFacts } from '../exam-server/exam-facts.schema.ts';

/** The part under way, or the last one before a break. `firstQuestion` is its number in the exam, from 1. */
export function currentPart({ part, parts }: Pick<ExamFacts, 'part' | 'parts'>) {
  const earlier = parts.slice(0, part - 1);
  const current = parts[part - 1];
  if (!current) throw new RangeError(`An exam of ${parts.length} parts has no part ${part}.`);
  return { ...current, firstQuestion: earlier.reduce((sum, one) => sum + one.questionCount, 1) };
}

/** What an exam is called where several attempts are listed. */
export function examTitle(kind: ExamFacts['kind']): { key: string; french: string } {
  const french = kind === 'mock' ? MOCK_EXAM_TITLE : EXAM_SIMULATION_TITLE;
  return { key: `skills:${skillTitleKey(french)}`, french };
}
