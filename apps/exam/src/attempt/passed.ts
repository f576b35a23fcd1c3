import { passesPart, toPercent } from '@revisoins/assessment';
import type { EndedPart } from '../exam-server/exam-facts.schema.ts';

/** The parts of a finished mock with their verdicts; the mock is passed when each of them is. */
export function judgeParts(parts: readonly EndedPart[]) {
  return parts.map(({ passPercent, ...part }) => {
    const mark = passPercent ?? 0;
    return {
      ...part,
      passPercent: mark,
      percent: toPercent(part.score, part.questionCount),
      /** Right answers that it takes. */
      needed: Math.ceil((mark * part.questionCount) / 100),
      isPassed: passesPart(part.score, part.questionCount, mark),
    };
  });
}
