import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { makePicture } from './picture.ts';
import { addLearner, anonymousClient } from './test-learner.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());

/** Every row that mentions a learner, in a column of ids or in a text. */
async function traces(...needles: readonly string[]): Promise<string[]> {
  const tables = await stack.sql(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'private', 'auth', 'storage') order by 1`,
  );
  const found: string[] = [];
  for (const table of tables) {
    const name = String(table['name']);
    const rows = await stack.sql(
      `select from ${name} as t where exists (select from unnest($1::text[]) as needle where t::text ilike '%' || needle || '%')`,
      [needles],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('an account goes with every row and file, after its password, and nobody else’s', async () => {
  const { id, client } = await addLearner(stack, 'leaver', { first_name: 'Partante' });
  const stayer = await addLearner(stack, 'stayer');
  const secret = `Secret-${id}`;
  const remove = async (password: string) =>
    (await client.rpc('delete_my_account', { password })).data as unknown;
  const attempt = { skill_title: 'Compétence 11 - Nutrition', score: 4, total_questions: 5, time_spent: 60 };
  await client.from('quiz_attempts').insert({ id: crypto.randomUUID(), ...attempt });
  await stayer.client.from('quiz_attempts').insert({ id: crypto.randomUUID(), ...attempt });
  await client
    .from('user_quiz_history')
    .insert({ skill_title: attempt.skill_title, question_hash: 'h', question_text: 'q' });
  await client
    .from('question_reports')
    .insert({ skill_title: attempt.skill_title, question_hash: 'h', question_text: 'q' });
  await client.rpc('take_quota', { action: 'tts', units: 10 });
  await client.rpc('unlock_exam', { code: 'DEMO-EXAMEN-2026' });
  const exam = (await client.rpc('start_exam', { question_count: 20, minutes: 30 })).data as { id: string };
  await client.rpc('save_exam_answer', {
    exam_id: exam.id,
    question: 1,
    choice: 1,
    flagged: false,
    sequence: 1,
    idempotency_key: crypto.randomUUID(),
  });
  expect(await traces(exam.id)).toEqual(
    expect.arrayContaining(['private.exam_questions', 'private.exam_saves', 'private.exams']),
  );
  const path = `${id}/avatar_1.jpg`;
  await client.storage
    .from('avatars')
    .upload(path, makePicture('image/jpeg').buffer, { contentType: 'image/jpeg' });
  const before = await traces(id);
  expect(before).toEqual(
    expect.arrayContaining([
      'auth.users',
      'private.exam_access',
      'private.quota_usage',
      'public.profiles',
      'storage.objects',
    ]),
  );

  expect(await remove('Demo-Revisoins-2026')).toEqual({ outcome: 'wrong-password' });
  expect(await remove('')).toEqual({ outcome: 'wrong-password' });
  expect(await remove('x'.repeat(5000))).toEqual({ outcome: 'wrong-password' });
  expect(await traces(id)).toEqual(before);
  expect(await remove(secret)).toEqual({ outcome: 'files-remain', files: [path] });
  expect(await traces(id)).toEqual(before);
  expect((await client.storage.from('avatars').remove([path])).error).toBeNull();
  expect(await remove(secret)).toEqual({ outcome: 'deleted' });

  expect(await traces(id, exam.id, 'leaver@revisoins.test', 'Partante')).toEqual([]);
  expect((await fetch(client.storage.from('avatars').getPublicUrl(path).data.publicUrl)).ok).toBe(false);
  expect(
    (
      await anonymousClient(stack).auth.signInWithPassword({
        email: 'leaver@revisoins.test',
        password: secret,
      })
    ).error?.code,
  ).toBe('invalid_credentials');
  expect((await stayer.client.from('quiz_attempts').select()).data).toHaveLength(1);
});

test('the token of a deleted account leaves nothing behind', async () => {
  const { id, client } = await addLearner(stack, 'ghost');
  await client.rpc('delete_my_account', { password: `Secret-${id}` });
  await client.from('quiz_attempts').insert({
    id: crypto.randomUUID(),
    skill_title: 'Compétence 11 - Nutrition',
    score: 1,
    total_questions: 5,
    time_spent: 60,
  });
  await client.storage
    .from('avatars')
    .upload(`${id}/avatar_1.jpg`, new Uint8Array([0xff]).buffer, { contentType: 'image/jpeg' });
  expect((await client.rpc('delete_my_account', { password: 'anything' })).data).toEqual({
    outcome: 'deleted',
  });
  expect(await traces(id)).toEqual([]);
});

test('a password chosen at sign-up, of any letters, is recognised', async () => {
  const [email, password] = ['accents@revisoins.test', 'Été à Laval—2026 🩺'];
  const client = anonymousClient(stack);
  expect((await client.auth.signUp({ email, password })).error).toBeNull();
  await stack.sql('update auth.users set email_confirmed_at = now() where email = $1', [email]);
  await client.auth.signInWithPassword({ email, password });
  expect((await client.rpc('delete_my_account', { password: `${password}!` })).data).toEqual({
    outcome: 'wrong-password',
  });
  expect((await client.rpc('delete_my_account', { password })).data).toEqual({ outcome: 'deleted' });
});

test.each(['delete_my_account', 'export_my_data'])('%s is refused to signed-out visitors', async (name) => {
  const { error } = await anonymousClient(stack).rpc(
    name,
    name === 'export_my_data' ? {} : { password: 'x' },
  );
  expect(error?.code).toBe('42501');
});

test('wrong passwords for a deletion count as wrong sign-ins do', async () => {
  const { id, client } = await addLearner(stack, 'guesser');
  const outcomes: unknown[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    const { data } = await client.rpc('delete_my_account', { password: `wrong-${tries}` });
    outcomes.push((data as { outcome: string }).outcome);
  }
  expect(outcomes).toEqual([...Array.from({ length: 5 }, () => 'wrong-password'), 'locked']);
  expect(await stack.sql('select 1 as there from auth.users where id = $1', [id])).toHaveLength(1);
});

test('every table that refers to accounts lets their rows go', async () => {
  expect(
    await stack.sql(
      `select conrelid::regclass::text as name from pg_constraint where confrelid = 'auth.users'::regclass and confdeltype <> 'c'`,
    ),
  ).toEqual([]);
});
