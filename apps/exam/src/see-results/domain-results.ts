import { examDomains, toPercent } from '@revisoins/assessment';
import type { CorrectedQuestion } from '../exam-server/read-correction.ts';
import { questionStatus } from './question-status.ts';

export interface DomainResult {
  readonly title: string;
  readonly correct: number;
  readonly total: number;
  readonly percent: number;
}

/** One result for each domain of the exam, in the order of the domains; unknown ones last. */
export function domainResults(questions: readonly CorrectedQuestion[]): DomainResult[] {
  const known = examDomains.map(({ title }) => title);
  const titles = [...known, ...questions.map(({ domain }) => domain)];
  return [...new Set(titles)].flatMap((title) => {
    const asked = questions.filter(({ domain }) => domain === title);
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
