import { describe, expect, test } from 'vitest';
import { questionReport } from '../bank/question-report.schema.ts';
import { moveAttempt } from '../attempt/move-attempt.ts';
import { isFinished } from '../attempt/quiz-attempt.ts';
import { startQuiz } from '../attempt/start-quiz.ts';
import { createRandom } from '../bank/random.ts';
import { makeNumericQuestion, makeQuestion } from '../bank/question.fixture.ts';
import { startClock } from '../clock/clock.ts';
import { attemptRow, toAttemptRow, toHistoryRows, trialToAttemptRow } from './rows.ts';

const save = {
  id: '5f6c0b8e-7d5a-4c57-9a0e-2f1d3a4b5c6d',
  user_id: 'learner',
  skill_title: 'Soins de Plaies',
  score: 4,
  total_questions: 5,
  time_spent: 60,
  numeric_answers: [],
  answers: [],
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

describe('attemptRow at its bounds', () => {
  test.each([
    { score: 0 },
    { score: 5 },
    { score: 1, total_questions: 1 },
    { score: 50, total_questions: 50 },
    { time_spent: 0 },
    { time_spent: 7200 },
    { skill_title: 'x'.repeat(200) },
    { user_id: 'l' },
  ])('accepts %o', (change) => {
    expect(attemptRow.safeParse({ ...save, ...change }).success).toBe(true);
  });

  test('refuses a row of nobody', () => {
    expect(attemptRow.safeParse({ ...save, user_id: '' }).success).toBe(false);
  });
});

test('the row of a quiz contains its owner, score, number of questions and time', () => {
  const started = startQuiz({
    id: save.id,
    learner: 'learner',
    skillTitle: 'Soins de Plaies',
    purpose: 'scored',
    items: 'mixed',
    asked: 2,
    questions: [makeQuestion('q1'), makeQuestion('q2')],
    timing: 'timed',
    clock: startClock({ page: 'p', monotonic: 0, wall: 1_000_000 }),
    random: createRandom(1),
  });
  const [first] = started.questions;
  const right = { type: 'answer', option: first?.kind === 'choice' ? first.correctAnswer : -1 } as const;
  const answered = moveAttempt(started, right, started.clock.now).attempt;
  const { attempt } = moveAttempt(answered, { type: 'finish' }, started.clock.now + 31_000);
  if (!isFinished(attempt)) throw new Error('The quiz is not finished.');
  const row = toAttemptRow(attempt, new Date('2026-01-01T12:00:00.000Z'));
  const answers = [
    {
      item: 'q1',
      version: 1,
      choice: first?.kind === 'choice' ? first.optionIds[first.correctAnswer] : '',
      correct: true,
    },
    { item: 'q2', version: 1, choice: null, correct: false },
  ];
  expect(row).toEqual({ ...save, score: 1, total_questions: 2, time_spent: 31, answers });
  expect(attemptRow.parse(row)).toEqual(row);
});

test('the row of a quiz contains each numeric item: its template, its seed and what was typed', () => {
  const started = startQuiz({
    id: save.id,
    learner: 'learner',
    skillTitle: 'Compétence 9 - Pharmacothérapie',
    purpose: 'scored',
    items: 'mixed',
    asked: 5,
    questions: [
      makeQuestion('q1'),
      makeNumericQuestion(),
      makeNumericQuestion('calc-volume-01-8', { seed: 8 }),
    ],
    timing: 'untimed',
    clock: startClock({ page: 'p', monotonic: 0, wall: 1_000_000 }),
    random: createRandom(1),
  });
  const moves = [
    { type: 'go-to', position: 1 },
    { type: 'enter', typed: '2,5', unit: 'mL' },
    { type: 'finish' },
  ] as const;
  const attempt = moves.reduce((quiz, move) => moveAttempt(quiz, move, quiz.clock.now).attempt, started);
  if (!isFinished(attempt)) throw new Error('The quiz is not finished.');
  const row = toAttemptRow(attempt, new Date('2026-01-01T12:00:00.000Z'));
  expect(row).toMatchObject({
    score: 1,
    numeric_answers: [
      { template: 'calc-volume-01', version: 1, seed: 7, typed: '2,5', unit: 'mL', correct: true },
      { template: 'calc-volume-01', version: 1, seed: 8, typed: '', unit: null, correct: false },
    ],
  });
  expect(attemptRow.parse(row)).toEqual(row);
  expect(attemptRow.safeParse({ ...row, total_questions: 1 }).success).toBe(false);
  const [first, ...others] = row.numeric_answers;
  const isTaken = (version: number) =>
    attemptRow.safeParse({ ...row, numeric_answers: [{ ...first, version }, ...others] }).success;
  expect([1, 10_000, 0, 10_001].map(isTaken)).toEqual([true, true, false, false]);
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
      { hash: 'x'.repeat(101), question: 'Quatre' },
    ];
    expect(toHistoryRows('learner', questions, ' Soins ')).toEqual([
      { user_id: 'learner', skill_title: 'Soins', question_hash: 'h1', question_text: 'bUn/b' },
    ]);
  });

  test('quotes the table of a question', () => {
    const table = { caption: 'Pouls', columns: ['Heure', 'Pouls'], rows: [['8 h', '82']] };
    expect(
      toHistoryRows('learner', [{ hash: 'h1', question: 'Que notez-vous?', table }], 'Soins'),
    ).toMatchObject([{ question_text: 'Que notez-vous? Pouls. 8 h, Pouls 82.' }]);
  });

  test('keeps the first 2000 characters, and a hash of 100', () => {
    const hash = 'x'.repeat(100);
    expect(toHistoryRows('learner', [{ hash, question: 'x'.repeat(2001) }], 'Soins')).toEqual([
      { user_id: 'learner', skill_title: 'Soins', question_hash: hash, question_text: 'x'.repeat(2000) },
    ]);
  });
});

test('a trial is an attempt of its learner, not later than now, with the answers to known items', () => {
  const endedAt = Date.parse('2026-01-01T12:00:00.000Z');
  const answers = [
    { item: 'c11-006', version: 4, choice: 'b', correct: true },
    { item: 'c14-005', version: 3, choice: 'c', correct: false },
  ] as const;
  const outside = { item: null, version: 1, choice: 'a', correct: false } as const;
  const trial = {
    id: save.id,
    startedAt: endedAt - 10 * 60 * 60 * 1000,
    endedAt,
    answers: [outside, ...answers],
  };
  const row = trialToAttemptRow(trial, 'learner', new Date(endedAt - 1000));
  expect(attemptRow.parse(row)).toEqual({
    ...save,
    skill_title: 'Toutes les compétences',
    score: 1,
    total_questions: 3,
    time_spent: 7200,
    answers,
    completed_at: '2026-01-01T11:59:59.000Z',
  });
});
