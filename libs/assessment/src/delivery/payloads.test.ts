import { describe, expect, test } from 'vitest';
import { historyRecords } from './payloads.ts';
import { questionReport } from '../questions/question-report.schema.ts';
import { quizSave } from './payloads.ts';

const save = { skillTitle: 'Soins de Plaies', score: 4, totalQuestions: 5, timeSpent: 60 };
const report = { questionText: 'Quoi ?', skillTitle: 'Soins de Plaies', questionHash: 'abc' };
const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

describe('quizSave', () => {
  test('accepts a result and trims the title', () => {
    expect(quizSave.parse({ ...save, skillTitle: ' Soins de Plaies ' })).toEqual(save);
  });
  test.each([
    [{ skillTitle: '  ' }, 'Skill title is required'],
    [{ skillTitle: 'x'.repeat(201) }, 'Skill title too long'],
    [{ score: -1 }, 'Score must be at least 0'],
    [{ score: 6 }, 'Score cannot exceed the questions'],
    [{ totalQuestions: 0 }, 'At least 1 question required'],
    [{ totalQuestions: 51 }, 'Maximum 50 questions allowed'],
    [{ timeSpent: -1 }, 'Time cannot be negative'],
    [{ timeSpent: 7201 }, 'Time cannot exceed 2 hours'],
  ])('refuses %o', (change, message) => {
    expect(messages(quizSave.safeParse({ ...save, ...change }))).toContain(message);
  });
  test.each([{ score: 1.5 }, { timeSpent: '60' }, { totalQuestions: Number.NaN }])('refuses %o', (change) => {
    expect(quizSave.safeParse({ ...save, ...change }).success).toBe(false);
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

describe('historyRecords', () => {
  test('cleans the text and drops what cannot be stored', () => {
    const questions = [
      { hash: 'h1', question: ' <b>Un</b> ' },
      { hash: '', question: 'Deux' },
      { hash: 'h3', question: ' <> ' },
    ];
    expect(historyRecords(questions, ' Soins ')).toEqual([
      { skillTitle: 'Soins', questionHash: 'h1', questionText: 'bUn/b' },
    ]);
  });
});
