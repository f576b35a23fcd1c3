import { toPercent } from '@revisoins/assessment';
import { readAttempts } from '../see-progress/read-attempts.ts';
import { toCsv } from './to-csv.ts';

export interface CsvWords {
  /** Skill, score, questions, percent, seconds, date. */
  headings: readonly [string, string, string, string, string, string];
  skillName: (skillTitle: string) => string;
  /** The separator that spreadsheets expect in the language. */
  separator: ',' | ';';
}

/** The learner's attempts as a table, newest first. */
export async function exportCsv(
  learner: string,
  { headings, skillName, separator }: CsvWords,
): Promise<Blob> {
  const attempts = await readAttempts(learner);
  const rows = attempts.map(({ skillTitle, score, totalQuestions, timeSpent, completedAt }) => [
    skillName(skillTitle),
    score,
    totalQuestions,
    toPercent(score, totalQuestions),
    timeSpent,
    completedAt,
  ]);
  return new Blob([toCsv([headings, ...rows], separator)], { type: 'text/csv;charset=utf-8' });
}
