import { toPercent } from '@revisoins/assessment';
import Papa from 'papaparse';
import { readAttempts } from '../learner/read-attempts.ts';

/**
 * Rows as CSV (RFC 4180), with a byte order mark so that spreadsheets read accents. Text that a spreadsheet
 * would run as a formula is escaped.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[], separator: ',' | ';'): string {
  return `\uFEFF${Papa.unparse(rows as unknown[][], { delimiter: separator, escapeFormulae: true })}\r\n`;
}

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
