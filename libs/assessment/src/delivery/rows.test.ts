import { describe, expect, test } from 'vitest';
import { questionReport } from '../bank/question-report.schema.ts';
import { attemptRow, toHistoryRows } from './rows.ts';

const save = {
  id: '5f6c0b8e-7d5a-4c57-9a0e-2f1d3a4b5c6d',
  user_id: 'learner',
  skill_title: 'Soins de Plaies',
  score: 4,
  total_questions: 5,
  time_spent: 60,
  completed_at: '2026-01-01T12:00:00.000Z',
};
const report = { questionText: 'Quoi ?', skillTitle: 'Soins de Plaies', questionHash: 'abc' };
const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

describe('attemptRow', () => {
  test('accepts a result and trims the title', () => {
    expect(attemptRow.parse({ ...save, skill_title: ' Soins de Plaies ' })).toEqual(save);
  });
  test.each([
    [{ skill_title: '  ' }, 'Skill title is required'],
    [{ skill_title: 'x'.repeat(201) }, 'Skill title too long'],
    [{ score: -1 }, 'Score must be at least 0'],
    [{ score: 6 }, 'Score cannot exceed the questions'],
    [{ total_questions: 0 }, 'At least 1 question required'],
    [{ total_questions: 51 }, 'Maximum 50 questions allowed'],
    [{ time_spent: -1 }, 'Time cannot be negative'],
    [{ time_spent: 7201 }, 'Time cannot exceed 2 hours'],
  ])('refuses %o', (change, message) => {
    expect(messages(attemptRow.safeParse({ ...save, ...change }))).toContain(message);
  });
  test.each([
    { score: 1.5 },
    { time_spent: '60' },
    { total_questions: Number.NaN },
    { completed_at: 'yesterday' },
    { id: '1' },
  ])('refuses %o', (change) => {
    expect(attemptRow.safeParse({ ...save, ...change }).success).toBe(false);
  });
});

describe('questionReport', () => {
  test('accepts a report', () => {
    expect(questionReport.parse(report)).toEqual(report);
  });
  test.each([
    [{ questionText: ' ' }, 'Question text is required'],
    [{ questionText: 'x'.repeat(2001) }, 'Question text too long'],
    [{ questionHash: '' }, 'Question hash is required'],
    [{ questionHash: 'x'.repeat(101) }, 'Hash too long'],
  ])('refuses %o', (change, message) => {
    expect(messages(questionReport.safeParse({ ...report, ...change }))).toContain(message);
  });
});

describe('toHistoryRows', () => {
  test('cleans the text and drops what cannot be stored', () => {
    const questions = [
      { hash: 'h1', question: ' <b>Un</b> ' },
      { hash: '', question: 'Deux' },
      { hash: 'h3', question: ' <> ' },
    ];
    expect(toHistoryRows('learner', questions, ' Soins ')).toEqual([
      { user_id: 'learner', skill_title: 'Soins', question_hash: 'h1', question_text: 'bUn/b' },
    ]);
  });
});
