import { expect, test } from 'vitest';
import type { LearnerRecord } from '../cohort/learner-record.ts';
import { compareRecords, type Rows } from './compare-records.ts';

const given = (sequence: number, choice: number) => ({
  sequence,
  key: `key-${sequence}`,
  position: sequence,
  choice,
  flagged: false,
  isAcknowledged: true,
});
const record: LearnerRecord = {
  learner: 'lea',
  history: { hashes: ['h1', 'h2'], isAcknowledged: true },
  attempt: { id: 'quiz', score: 1, questions: 2, isAcknowledged: true },
  hasAccess: true,
  exam: { id: 'exam', questions: 2 },
  answers: [given(1, 3), given(2, 0)],
  result: { score: 1 },
};
const save = (sequence: number, choice: number) => ({
  exam_id: 'exam',
  sequence,
  idempotency_key: `key-${sequence}`,
  position: sequence,
  choice,
  flagged: false,
});
const question = (position: number, choice: number | null, right: number) => ({
  exam_id: 'exam',
  position,
  choice,
  flagged: false,
  right,
});
const attempt = (id: string, kind: string, score: number) => ({
  id,
  user_id: 'lea',
  kind,
  score,
  total_questions: 2,
});
const rows: Rows = {
  exams: [{ id: 'exam', user_id: 'lea', state: 'finished', score: 1 }],
  saves: [save(1, 3), save(2, 0)],
  questions: [question(1, 3, 3), question(2, 0, 1)],
  attempts: [attempt('quiz', 'quiz', 1), attempt('exam', 'exam', 1)],
  history: [
    { user_id: 'lea', question_hash: 'h1' },
    { user_id: 'lea', question_hash: 'h2' },
  ],
  access: ['lea'],
};

test('what was acknowledged and is there is neither lost nor doubled', () =>
  // Access, two questions, the quiz, the exam, two answers, the result.
  expect(compareRecords([record], rows)).toEqual({ acknowledged: 8, lost: [], doubled: [] }));

test.each<[string, Partial<Rows>, string]>([
  ['an answer', { saves: [save(1, 3)] }, 'answer 2 of exam exam'],
  ['an answer that is another now', { saves: [save(1, 3), save(2, 2)] }, 'answer 2 of exam exam'],
  ['a question that forgot its answer', { questions: [question(1, null, 3), question(2, 0, 1)] }, 'answer 1'],
  ['the attempt at a quiz', { attempts: [attempt('exam', 'exam', 1)] }, 'attempt quiz'],
  [
    'an attempt with another score',
    { attempts: [attempt('quiz', 'quiz', 2), attempt('exam', 'exam', 1)] },
    'attempt quiz',
  ],
  ['the result', { attempts: [attempt('quiz', 'quiz', 1)] }, 'the result of exam exam'],
  [
    'a result that the answers do not make',
    { questions: [question(1, 3, 2), question(2, 0, 1)] },
    'the result',
  ],
  ['the exam', { exams: [] }, 'exam exam'],
  ['the access', { access: [] }, 'the access'],
  ['a question of the history', { history: [{ user_id: 'lea', question_hash: 'h1' }] }, 'question h2'],
])('%s that is not there as acknowledged is lost', (_, change, sentence) => {
  const { lost, doubled } = compareRecords([record], { ...rows, ...change });
  expect(lost).toContainEqual(expect.stringContaining(sentence));
  expect(doubled).toEqual([]);
});

test.each<[string, Partial<Rows>, string]>([
  ['an answer', { saves: [...rows.saves, { ...save(3, 0), idempotency_key: 'other' }] }, 'answer 3'],
  [
    'an answer under the same key',
    { saves: [...rows.saves, { ...save(2, 0), sequence: 3 }] },
    'answers of exam',
  ],
  ['an attempt', { attempts: [...rows.attempts, attempt('again', 'quiz', 1)] }, 'an attempt'],
  ['a result', { attempts: [...rows.attempts, attempt('again', 'exam', 1)] }, 'a result'],
  [
    'an exam',
    { exams: [...rows.exams, { id: 'again', user_id: 'lea', state: 'live', score: null }] },
    'an exam',
  ],
  ['the history', { history: [...rows.history, { user_id: 'lea', question_hash: 'h1' }] }, 'the history'],
])('%s that is there once more is doubled', (_, change, sentence) => {
  const { lost, doubled } = compareRecords([record], { ...rows, ...change });
  expect(doubled).toContainEqual(expect.stringContaining(sentence));
  expect(lost).toEqual([]);
});

test('what was not acknowledged may be there or not', () => {
  const unacknowledged: LearnerRecord = {
    learner: 'lea',
    hasAccess: false,
    history: { hashes: ['h1', 'h2'], isAcknowledged: false },
    attempt: { id: 'quiz', score: 1, questions: 2, isAcknowledged: false },
    exam: { id: 'exam', questions: 2 },
    answers: [given(1, 3), { ...given(2, 0), isAcknowledged: false }],
  };
  const without = { ...rows, history: [], attempts: [], saves: [save(1, 3)] };
  expect(compareRecords([unacknowledged], rows)).toMatchObject({ lost: [], doubled: [] });
  expect(compareRecords([unacknowledged], without)).toMatchObject({ lost: [], doubled: [] });
});
