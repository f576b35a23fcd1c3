import { bankDomains, toPercent } from '@revisoins/assessment';
import blueprint from '../../../../content/blueprint.json';
import type { CorrectedQuestion } from '../exam-server/read-correction.ts';
import { questionStatus } from './question-status.ts';

/** The result for a domain or a competency, named by `title`. */
export interface DomainResult {
  readonly title: string;
  readonly correct: number;
  readonly total: number;
  readonly percent: number;
}

/** One result for each domain of the exam, in the order of the domains; unknown ones last. */
export function domainResults(questions: readonly CorrectedQuestion[]): DomainResult[] {
  return resultsBy(
    questions,
    ({ domain }) => domain,
    bankDomains.map(({ title }) => title),
  );
}

const competencies = blueprint.parts.flatMap(({ weights }) => Object.keys(weights));

/** One result for each competency that the exam assessed, in the order of the blueprint. */
export function competencyResults(questions: readonly CorrectedQuestion[]): DomainResult[] {
  return resultsBy(questions, ({ competency }) => competency, competencies);
}

function resultsBy(
  questions: readonly CorrectedQuestion[],
  findSubject: (question: CorrectedQuestion) => string | null,
  known: readonly string[],
): DomainResult[] {
  const titles = [...known, ...questions.flatMap((question) => findSubject(question) ?? [])];
  return [...new Set(titles)].flatMap((title) => {
    const asked = questions.filter((question) => findSubject(question) === title && !question.voided);
    const correct = asked.filter((question) => questionStatus(question) === 'correct').length;
    return asked.length > 0
      ? [{ title, correct, total: asked.length, percent: toPercent(correct, asked.length) }]
      : [];
  });
}

/** The three domains with the lowest percentage, lowest first; none with 100 %. */
export function weakestDomains(results: readonly DomainResult[]): DomainResult[] {
  return results
    .filter(({ percent }) => percent < 100)
    .toSorted((a, b) => a.percent - b.percent)
    .slice(0, 3);
}
