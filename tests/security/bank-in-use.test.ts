import { join } from 'node:path';
import { question, skills } from '@revisoins/assessment';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { bankSql } from '../../tools/content/bank-sql.ts';
import { readBank, type BankRow } from '../../tools/content/read-bank.ts';
import type { Stack } from '../../tools/stack/index.ts';
import { openGate, openSitting } from './exam-sitting.fixture.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, type TestLearner } from './test-learner.ts';

const quiz = z.strictObject({ questions: z.array(question), fresh: z.int() });
const skillTitle = 'Compétence 8 - Prévention des infections';
let stack: Stack;
let rows: BankRow[];
let learner: TestLearner;

/** Makes the database's bank equal to these rows, as the seed does. */
const load = (bank: readonly BankRow[]) => stack.sql(`do $load$ begin ${bankSql(bank)} end $load$`);

beforeAll(async () => {
  stack = await startTestStack();
  rows = await readBank(join(import.meta.dirname, '../../content'));
  await stack.sql('truncate private.items cascade');
  await load(rows);
  await stack.sql(`select create_exam_code('Test', 'CODE-DU-TEST', now() + interval '1 day')`);
  // Before the bank is loaded repeatedly, which blocks the database.
  learner = await addLearner(stack, 'learner');
  await openGate(stack, learner.id);
});
afterAll(() => stack?.stop());

/**
 * The questions that a quiz of this learner draws; they are in the history afterwards, as the browser puts
 * them there.
 */
async function play(count: number, title = skillTitle) {
  const { data, error } = await learner.client.rpc('draw_quiz_items', {
    skill_title: title,
    question_count: count,
    used_hashes: [],
  });
  if (error) throw error;
  const drawn = quiz.parse(data);
  await stack.sql(
    `insert into user_quiz_history (user_id, skill_title, question_hash, question_text)
     select $1, $2, hash, 'Q' from jsonb_array_elements_text($3) as hash`,
    [learner.id, title, JSON.stringify(drawn.questions.map(({ hash }) => hash))],
  );
  return drawn;
}

const questionIds = ({ questions }: z.infer<typeof quiz>) => questions.map(({ id }) => id);

test.each(skills.map(({ title }) => title))('a quiz of 20 questions on "%s" repeats none', async (title) => {
  const drawn = await play(20, title);
  expect(new Set(questionIds(drawn)).size).toBe(20);
  expect(drawn.fresh).toBe(20);
});

test('two quizzes of 10 in a row share no question, and each has every difficulty', async () => {
  await stack.sql('delete from user_quiz_history');
  const [first, second] = [await play(10), await play(10)];
  expect(new Set([...questionIds(first), ...questionIds(second)]).size).toBe(20);
  const of = (drawn: typeof first, level: string) =>
    drawn.questions.filter(({ difficulty }) => difficulty === level).length;
  for (const level of ['easy', 'medium', 'hard']) {
    expect(of(first, level)).toBeGreaterThanOrEqual(3);
    // A skill has at least five, of which the first quiz may have used four.
    expect(of(second, level)).toBeGreaterThanOrEqual(1);
  }
});

test('two exams of 40 questions in a row share none', async () => {
  const sitting = openSitting(learner);
  const texts: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    const { data } = await sitting.start(40, 60);
    texts.push(...(data?.questions ?? []).map((one) => one.question));
    for (let number = 1; number <= 40; number += 1) await sitting.save(data?.id ?? '', number, number, 0);
    await sitting.finish(data?.id ?? '', 40);
  }
  expect(texts).toHaveLength(80);
  expect(new Set(texts).size).toBe(80);
});

describe('loading the bank again', () => {
  const live = (id: unknown) =>
    stack.sql('select version from private.items where id = $1 and retired_at is null', [id]);
  const count = async () => (await stack.sql('select count(*)::int as n from private.items'))[0]?.['n'];
  /** The questions of an exam as they are now; read in the database, so that no request waits for a load. */
  const paper = async (exam: string) =>
    (
      await stack.sql(
        `select private.exam_paper(exams) -> 'questions' as questions from private.exams where id = $1`,
        [exam],
      )
    )[0]?.['questions'];
  const drawnItems = async (exam: string) =>
    (
      await stack.sql('select item_id from private.exam_questions where exam_id = $1 order by position', [
        exam,
      ])
    ).map((row) => row['item_id']);

  async function begin() {
    const { data, refused } = await openSitting(learner).start(20, 30);
    if (refused !== null) throw new Error(refused);
    return data.id;
  }

  test('changes nothing when nothing was edited', async () => {
    await load(rows);
    expect(await count()).toBe(rows.length);
    expect(await stack.sql('select id from private.items where retired_at is not null')).toEqual([]);
  });

  test('serves edited items as new versions, while an exam keeps the old ones, and retires what has vanished', async () => {
    const exam = await begin();
    const shown = await paper(exam);
    const [edited, gone] = await drawnItems(exam);
    await load(
      rows
        .filter(({ id }) => id !== gone)
        .map((row) =>
          row.id === edited
            ? { ...row, version: row.version + 1, fr: { ...row.fr, stem: 'Un tout autre texte?' } }
            : row,
        ),
    );
    expect(await live(edited)).toEqual([
      { version: (rows.find(({ id }) => id === edited)?.version ?? 0) + 1 },
    ]);
    expect(await live(gone)).toEqual([]);
    expect(await count()).toBe(rows.length + 1);
    expect(shown).toHaveLength(20);
    expect(await paper(exam)).toEqual(shown);
  });
});
