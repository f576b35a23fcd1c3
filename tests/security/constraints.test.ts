import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner } from './test-learner.ts';

const skillTitle = 'Compétence 11 - Nutrition';
const EXAM = '0b6f3c7e-52a1-4d0e-9c1b-7a2f4e6d8c90';
const started = '2026-01-01T10:00:00Z';
const deadline = '2026-01-01T10:30:00Z';

let stack: Stack;
let learner: string;
let item: string;
beforeAll(async () => {
  stack = await startTestStack();
  ({ id: learner } = await addLearner(stack, 'learner'));
  const [any] = await stack.sql(`select id from private.items where kind = 'exam' and version = 1 limit 1`);
  item = String(any?.['id']);
});
afterAll(() => stack?.stop());

interface Rows {
  /** A row that is taken in. */
  readonly row: () => Record<string, unknown>;
  /** Changes of that row, each at a bound. */
  readonly taken: readonly object[];
  readonly refused: readonly object[];
}

const finished = { state: 'finished', ended_at: deadline, is_time_up: true, score: 20 };

/** Rules of tables that apply to every writer: operators, functions, the service role. */
/** Answers to numeric items, each a valid one with its changes. */
const numericAnswers = (...changes: object[]) =>
  changes.map((change) => ({
    template: 'calc-volume-01',
    version: 1,
    seed: 7,
    typed: '2,5',
    unit: 'mL',
    correct: true,
    ...change,
  }));

/** Answers to other items, each a valid one with its changes. */
const itemAnswers = (...changes: object[]) =>
  changes.map((change) => ({ item: 'c11-001', version: 1, choice: 'a', correct: true, ...change }));

const tables: Readonly<Record<string, Rows>> = {
  'public.profiles': {
    row: () => ({ id: learner, username: 'lea', first_name: 'Léa', last_name: 'Roy' }),
    taken: [
      { username: null, first_name: null, last_name: null },
      { username: 'lé' },
      { username: 'x'.repeat(50) },
      { first_name: 'L' },
      { first_name: 'x'.repeat(100) },
      { last_name: 'O' },
      { last_name: 'x'.repeat(100) },
      { study_level: 'infirmier-diplome' },
      { avatar_url: 'http://a.test/b.png' },
      { avatar_url: `https://a.test/${'x'.repeat(2033)}` },
    ],
    refused: [
      { username: 'l' },
      { username: 'x'.repeat(51) },
      { username: ' lea' },
      { username: 'l>a' },
      { first_name: '' },
      { first_name: 'x'.repeat(101) },
      { first_name: 'L<a' },
      { last_name: '' },
      { last_name: 'x'.repeat(101) },
      { last_name: 'R\u0007y' },
      { study_level: 'chirurgien' },
      { avatar_url: 'ftp://a.test/b.png' },
      { avatar_url: `https://a.test/${'x'.repeat(2034)}` },
    ],
  },
  'public.user_notifications': {
    row: () => ({ user_id: learner, title: 'Avis', message: 'Fermé dimanche.', notification_type: 'info' }),
    taken: [
      { title: 'A', message: 'B', title_en: 'C', message_en: 'D' },
      { title: 'x'.repeat(200), message: 'x'.repeat(2000) },
      { title_en: 'x'.repeat(200), message_en: 'x'.repeat(2000) },
      ...['success', 'warning', 'reminder', 'news'].map((notification_type) => ({ notification_type })),
    ],
    refused: [
      { title: '' },
      { title: 'x'.repeat(201) },
      { message: '' },
      { message: 'x'.repeat(2001) },
      { title_en: '', message_en: 'D' },
      { title_en: 'x'.repeat(201), message_en: 'D' },
      { title_en: 'C', message_en: '' },
      { title_en: 'C', message_en: 'x'.repeat(2001) },
      { title_en: 'C' },
      { message_en: 'D' },
      { notification_type: 'joke' },
    ],
  },
  'public.quiz_attempts': {
    row: () => ({
      id: EXAM,
      user_id: learner,
      skill_title: skillTitle,
      score: 4,
      total_questions: 5,
      time_spent: 60,
    }),
    taken: [
      { score: 0 },
      { score: 5 },
      { score: 1, total_questions: 1 },
      { total_questions: 50 },
      { time_spent: 0 },
      { time_spent: 7200 },
      { numeric_answers: numericAnswers({}, { typed: '', unit: null, correct: false }) },
      {
        numeric_answers: numericAnswers({
          template: 'x'.repeat(60),
          typed: 'x'.repeat(12),
          unit: 'x'.repeat(20),
        }),
      },
      { numeric_answers: numericAnswers({ seed: 0 }, { seed: 2_147_483_647 }) },
      { answers: itemAnswers({}, { item: 'x'.repeat(100), version: 10_000, choice: null, correct: false }) },
    ],
    refused: [
      {
        numeric_answers: numericAnswers({}),
        total_questions: 50,
        kind: 'exam',
        skill_title: "Simulation d'Examen",
      },
      { answers: itemAnswers({}), kind: 'exam', skill_title: "Simulation d'Examen" },
      { answers: {} },
      { answers: ['text'] },
      { answers: itemAnswers({}, {}, {}, {}, {}, {}) },
      ...[
        { item: '' },
        { item: 'x'.repeat(101) },
        { item: 'a b' },
        { version: 0 },
        { version: 1.5 },
        { choice: 'e' },
        { choice: 1 },
        { correct: null },
        { note: 'more' },
        { choice: undefined },
      ].map((change) => ({ answers: itemAnswers(change) })),
      { numeric_answers: {} },
      { numeric_answers: ['text'] },
      { numeric_answers: [[]] },
      { numeric_answers: [numericAnswers({})] },
      { numeric_answers: numericAnswers({}, {}, {}, {}, {}, {}) },
      ...[
        { template: '' },
        { template: 'x'.repeat(61) },
        { template: 'Une phrase' },
        { version: 0 },
        { version: 1.5 },
        { seed: -1 },
        { seed: 0.5 },
        { seed: 2_147_483_648 },
        { typed: 'x'.repeat(13) },
        { typed: 2.5 },
        { unit: '' },
        { unit: 'x'.repeat(21) },
        { correct: 'yes' },
        { correct: null },
        { note: 'more' },
        { typed: undefined },
      ].map((change) => ({ numeric_answers: numericAnswers(change) })),
      { score: -1 },
      { score: 6 },
      { score: 0, total_questions: 0 },
      { total_questions: 51 },
      { time_spent: -1 },
      { time_spent: 7201 },
      { skill_title: 'Un titre inventé' },
    ],
  },
  'public.user_quiz_history': {
    row: () => ({ user_id: learner, skill_title: skillTitle, question_hash: 'h', question_text: 'q' }),
    taken: [{ question_hash: 'x'.repeat(100) }, { question_text: 'x'.repeat(2000) }],
    refused: [
      { question_hash: '' },
      { question_hash: 'x'.repeat(101) },
      { question_text: '' },
      { question_text: 'x'.repeat(2001) },
      { skill_title: 'Un titre inventé' },
    ],
  },
  'public.question_reports': {
    row: () => ({ user_id: learner, skill_title: skillTitle, question_hash: 'h', question_text: 'q' }),
    taken: [
      { question_hash: 'x'.repeat(100) },
      { question_text: 'x'.repeat(2000) },
      { status: 'settled' },
      { status: 'declined' },
    ],
    refused: [
      { question_hash: '' },
      { question_hash: 'x'.repeat(101) },
      { question_text: '' },
      { question_text: 'x'.repeat(2001) },
      { question_text: ' q' },
      { status: 'lost' },
      { skill_title: 'Un titre inventé' },
    ],
  },
  'private.exams': {
    row: () => ({
      id: EXAM,
      user_id: learner,
      state: 'live',
      question_count: 20,
      minutes: 30,
      started_at: started,
      deadline,
      last_sequence: 0,
    }),
    taken: [
      { question_count: 30 },
      { question_count: 40 },
      { minutes: 45, deadline: '2026-01-01T10:45:00Z' },
      { minutes: 60, deadline: '2026-01-01T11:00:00Z' },
      finished,
      { ...finished, score: 0, ended_at: started, is_time_up: false },
      { state: 'abandoned', ended_at: started },
      { kind: 'mock', question_count: 125, minutes: 240 },
      { kind: 'mock', part: 2 },
      { kind: 'mock', break_until: deadline },
    ],
    refused: [
      { state: 'paused' },
      { kind: 'training' },
      { part: 2 },
      { kind: 'mock', part: 3 },
      { break_until: deadline },
      { kind: 'mock', part: 2, break_until: deadline },
      { question_count: 21 },
      { minutes: 31, deadline: '2026-01-01T10:31:00Z' },
      { deadline: '2026-01-01T10:31:00Z' },
      { last_sequence: -1 },
      { ended_at: deadline },
      { state: 'abandoned' },
      { ...finished, ended_at: '2026-01-01T10:30:01Z' },
      { ...finished, ended_at: '2026-01-01T09:59:59Z' },
      { ...finished, score: null },
      { ...finished, score: -1 },
      { ...finished, score: 21 },
      { ...finished, is_time_up: null },
      { score: 3 },
      { is_time_up: true },
    ],
  },
  'private.exam_parts': {
    row: () => ({ exam_id: EXAM, part: 1, question_count: 100, minutes: 192, pass_percent: 62 }),
    taken: [
      { pass_percent: null },
      { started_at: started },
      { started_at: started, ended_at: started, is_time_up: false },
    ],
    refused: [
      { question_count: 0 },
      { question_count: 101 },
      { minutes: 0 },
      { minutes: 241 },
      { pass_percent: 0 },
      { pass_percent: 101 },
      { started_at: deadline, ended_at: started, is_time_up: false },
      { started_at: started, ended_at: deadline },
      { is_time_up: true },
    ],
  },
  'private.exam_questions': {
    row: () => ({
      exam_id: EXAM,
      position: 1,
      item_id: item,
      item_version: 1,
      option_order: ['d', 'b', 'a', 'c'],
      key: 'a',
      flagged: false,
    }),
    taken: [{ choice: 0 }, { choice: 3 }, { key: 'd' }],
    refused: [
      { choice: -1 },
      { choice: 4 },
      { key: 'e' },
      { option_order: ['a', 'b', 'c'] },
      { option_order: ['a', 'b', 'c', 'c'] },
      { option_order: ['a', 'b', 'c', 'd', 'a'] },
      { item_id: 'nothing' },
    ],
  },
  'private.exam_codes': {
    row: () => ({ id: EXAM, cohort: 'Laval', code_hash: '\\x00', expires_at: deadline }),
    taken: [{ cohort: 'L' }, { cohort: 'x'.repeat(200) }],
    refused: [{ cohort: '' }, { cohort: 'x'.repeat(201) }, { cohort: ' Laval' }],
  },
  'private.auth_limits': {
    row: () => ({ action: 'verify', per: 'device', attempts: 1, within: '1 hour', locked_for: '1 hour' }),
    taken: [{ within: '1 second', locked_for: '1 second' }, { locked_for: null }],
    refused: [
      { action: 'knock' },
      { per: 'planet' },
      { attempts: 0 },
      { within: '0' },
      { within: '61 minutes' },
      { locked_for: '0' },
      { locked_for: '61 minutes' },
    ],
  },
  'public.reference_entries': {
    row: () => ({
      id: 'test-entry',
      version: 1,
      topic: 'vital-signs',
      kind: 'value',
      skills: [4],
      reviewed: false,
      fr: { title: 'Titre', terms: ['mot'], short: 'Une réponse.' },
      en: { title: 'Title', terms: ['word'], short: 'An answer.' },
    }),
    taken: [{ version: 2 }, { skills: [1, 2, 3, 4, 5, 6] }, { id: 'a'.repeat(80) }],
    refused: [
      { id: 'Test' },
      { id: 'a'.repeat(81) },
      { topic: 'vital signs' },
      { version: 0 },
      { skills: [] },
      { skills: [1, 2, 3, 4, 5, 6, 7] },
      { fr: { title: 'Titre', short: 'Une réponse.' } },
      { fr: { title: ' ', terms: ['mot'], short: 'Une réponse.' } },
      { fr: { title: 'Titre', terms: ['mot'], short: ' ' } },
      { fr: { title: 'Titre', terms: 'mot', short: 'Une réponse.' } },
      { en: { title: 'Title', terms: ['word'] } },
    ],
  },
  'private.reference_names': {
    row: () => ({ language: 'fr', entry_id: 'fever', place: 'term', number: 99, stems: ['soin'] }),
    taken: [{ language: 'en' }, { place: 'title' }, { place: 'row' }],
    refused: [{ language: 'de' }, { place: 'cell' }],
  },
  'private.reference_postings': {
    row: () => ({ language: 'fr', entry_id: 'fever', word: 'zzz', place: 'A' }),
    taken: [{ place: 'B' }, { place: 'C' }, { place: 'D' }],
    refused: [{ place: 'E' }],
  },
  'private.quotas': {
    row: () => ({ action: 'test', max_units: 1, per: '1 second' }),
    taken: [],
    refused: [{ max_units: 0 }, { per: '0' }],
  },
  'private.quota_usage': {
    row: () => ({ user_id: learner, action: 'tts', units: 1 }),
    taken: [],
    refused: [{ units: 0 }, { action: 'whistle' }],
  },
  'private.reminders': {
    row: () => ({ user_id: learner, day: '2026-01-01', kind: 'mail' }),
    taken: [{ kind: 'notification' }],
    refused: [{ kind: 'letter' }],
  },
  'private.voided_items': {
    row: () => ({
      item_id: item,
      version: 1,
      named_fr: 'Que faites-vous?',
      named_en: 'What do you do?',
      reason_fr: 'La clé est fausse.',
      reason_en: 'The key is wrong.',
      voided_by: 'A',
    }),
    taken: [
      { reason_fr: 'x'.repeat(10), reason_en: 'x'.repeat(10) },
      { reason_fr: 'x'.repeat(300), reason_en: 'x'.repeat(300) },
      { voided_by: 'x'.repeat(100) },
      { version: 10000 },
      { named_fr: 'x'.repeat(161), named_en: 'x' },
    ],
    refused: [
      ...['x'.repeat(9), 'x'.repeat(301), ` ${'x'.repeat(20)}`].flatMap((reason) => [
        { reason_fr: reason },
        { reason_en: reason },
      ]),
      ...['', ' A', 'x'.repeat(101)].map((voided_by) => ({ voided_by })),
      ...[0, 10001].map((version) => ({ version })),
      ...['', 'x'.repeat(162)].flatMap((name) => [{ named_fr: name }, { named_en: name }]),
    ],
  },
};

/** Finds the learner's own row of each table, so that each case begins without it. */
const ownRow: Readonly<Record<string, string>> = {
  'public.profiles': 'id = $1',
  'private.exams': 'user_id = $1',
  'private.exam_parts': 'exam_id in (select id from private.exams where user_id = $1)',
  'private.exam_questions': 'exam_id in (select id from private.exams where user_id = $1)',
  'private.exam_codes': `id = '${EXAM}' and $1::uuid is not null`,
  'private.auth_limits': `action = 'verify' and per = 'device' and $1::uuid is not null`,
  'public.reference_entries': `id in ('test-entry', 'Test', repeat('a', 80)) and $1::uuid is not null`,
  'private.reference_names': `number = 99 and $1::uuid is not null`,
  'private.reference_postings': `word = 'zzz' and $1::uuid is not null`,
  'private.quotas': `action = 'test' and $1::uuid is not null`,
  'private.voided_items': `voided_by ~ '^(A|x+)$' and $1::uuid is not null`,
};

async function add(table: string, row: object): Promise<void> {
  await stack.sql(`delete from ${table} where ${ownRow[table] ?? 'user_id = $1'}`, [learner]);
  if (/^private.exam_(parts|questions)$/.test(table))
    await add('private.exams', tables['private.exams']?.row() ?? {});
  const columns = Object.keys(row).join(', ');
  await stack.sql(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
    [JSON.stringify(row)],
  );
}

const describeChange = (change: object) =>
  JSON.stringify(change).replaceAll(/x{9,}/g, (many) => `x*${many.length}`);

describe.each(Object.entries(tables))('%s', (table, { row, taken, refused }) => {
  test.each([{}, ...taken].map((change) => [describeChange(change), change] as const))(
    'takes %s',
    async (_text, change) => {
      await expect(add(table, { ...row(), ...change })).resolves.toBeUndefined();
    },
  );

  test.each(refused.map((change) => [describeChange(change), change] as const))(
    'refuses %s',
    async (_text, change) => {
      await expect(add(table, { ...row(), ...change })).rejects.toThrow(
        `constraint "${table.split('.')[1] ?? ''}_`,
      );
    },
  );
});

// A column keeps 1.0 as it was written, which whoever reads all answers cannot take for an integer.
test.each([
  ['answers', '[{ "item": "c11-001", "version": 1.0, "choice": "a", "correct": true }]'],
  ['numeric_answers', JSON.stringify(numericAnswers({})).replace('"version":1', '"version":1.0')],
  ['numeric_answers', JSON.stringify(numericAnswers({ seed: 3 })).replace('"seed":3', '"seed":3.000')],
])('quiz_attempts.%s takes whole numbers as such alone: not %s', async (column, written) => {
  expect(written).toContain('.0');
  await stack.sql('delete from quiz_attempts where user_id = $1', [learner]);
  const insert = (text: string) =>
    stack.sql(
      `insert into quiz_attempts (id, user_id, skill_title, score, total_questions, time_spent, ${column})
       values ($1, $2, $3, 1, 5, 60, $4)`,
      [EXAM, learner, skillTitle, text],
    );
  await expect(insert(written)).rejects.toThrow('constraint "quiz_attempts_whole_numbers_written_as_such"');
  await expect(insert(written.replaceAll(/\.0+/g, ''))).resolves.toBeDefined();
});
