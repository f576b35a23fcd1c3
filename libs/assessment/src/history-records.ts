import type { Question } from './question.schema.ts';

export interface HistoryRecord {
  readonly skillTitle: string;
  readonly questionHash: string;
  readonly questionText: string;
}

/** What is kept of a quiz for the 30-day history; records that the database would refuse are left out. */
export function historyRecords(
  questions: readonly Pick<Question, 'hash' | 'question'>[],
  skillTitle: string,
): HistoryRecord[] {
  return questions
    .map(({ hash, question }) => ({
      skillTitle: skillTitle.trim(),
      questionHash: hash,
      questionText: question.replace(/[<>]/g, '').trim().slice(0, 2000),
    }))
    .filter((record) => Object.values(record).every((value) => value !== '') && record.questionHash.length <= 100);
}

/** How long a question counts as recently answered, in days. */
export const HISTORY_DAYS = 30;
