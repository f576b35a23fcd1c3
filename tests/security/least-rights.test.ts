import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { exposedSchemas } from './exposed-tables.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, anonymousClient, type TestLearner } from './test-learner.ts';

let stack: Stack;
let learner: TestLearner;

beforeAll(async () => {
  stack = await startTestStack();
  learner = await addLearner(stack, 'learner');
  // The first request: a server that widens rights at run time would have done it by now.
  await learner.client.from('profiles').select();
});
afterAll(() => stack?.stop());

test('row level security is on for every table of ours', async () => {
  const open = await stack.sql(
    `select n.nspname || '.' || c.relname as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relrowsecurity and n.nspname in ('public', 'private')`,
  );
  expect(open).toEqual([]);
});

test('signed-out visitors have no right on any table', async () => {
  const rights = await stack.sql(
    `select table_schema, table_name, privilege_type from information_schema.table_privileges
      where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'private')`,
  );
  expect(rights).toEqual([]);
});

test('learners have the rights that the policies speak of, and no others', async () => {
  const rights = await stack.sql(
    `select table_name as name, string_agg(lower(privilege_type), ', ' order by privilege_type) as verbs
       from information_schema.table_privileges
      where grantee = 'authenticated' and table_schema in ('public', 'private')
      group by table_name order by table_name`,
  );
  expect(rights).toEqual([
    { name: 'profiles', verbs: 'select, update' },
    { name: 'question_reports', verbs: 'insert, select' },
    { name: 'quiz_attempts', verbs: 'delete, insert, select' },
    { name: 'reference_entries', verbs: 'select' },
    { name: 'study_plans', verbs: 'delete, insert, select, update' },
    { name: 'user_notifications', verbs: 'select, update' },
    { name: 'user_quiz_history', verbs: 'insert, select' },
  ]);
});

test.each([
  [
    'anon',
    [
      'public.present_device',
      'public.prove_sign_up',
      'public.require_live_session',
      'public.stop_reminders',
      'public.voided_versions',
    ],
  ],
  [
    'authenticated',
    [
      'private.learner_id',
      'private.may_look_up',
      'public.abandon_exam',
      'public.attempt_questions',
      'public.delete_my_account',
      'public.draw_quiz_items',
      'public.exam_first_answers',
      'public.exam_lobby',
      'public.export_my_data',
      'public.finish_exam',
      'public.follow_exam',
      'public.get_exam_correction',
      'public.list_my_sessions',
      'public.my_reports',
      'public.present_device',
      'public.prove_sign_up',
      'public.quiz_items',
      'public.read_exam_paper',
      'public.remember_device',
      'public.remind_me',
      'public.require_live_session',
      'public.save_exam_answer',
      'public.search_reference',
      'public.skill_stats',
      'public.start_exam',
      'public.start_exam_part',
      'public.start_mock',
      'public.stop_reminders',
      'public.study_items',
      'public.take_quota',
      'public.unlock_exam',
      'public.voided_versions',
    ],
  ],
])('%s may run these functions of ours only: %j', async (role, names) => {
  const functions = await stack.sql(
    `select n.nspname || '.' || p.proname as name
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private') and has_function_privilege($1, p.oid, 'execute')
      order by 1`,
    [role],
  );
  expect(functions.map((row) => row['name'])).toEqual(names);
});

test('every function of ours has a pinned search_path', async () => {
  const loose = await stack.sql(
    `select n.nspname || '.' || p.proname as name
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private')
        and not coalesce(p.proconfig, '{}') @> array['search_path=""']`,
  );
  expect(loose).toEqual([]);
});

test('the schema of the bank is neither served nor usable', async () => {
  expect(await exposedSchemas()).not.toContain('private');
  for (const client of [learner.client, anonymousClient(stack)]) {
    const { data, error } = await client.schema('private').from('items').select();
    expect(data).toBeNull();
    expect(error?.code).toBe('PGRST106');
  }
  const usable = await stack.sql(
    `select role from unnest(array['anon', 'authenticated']) as role where has_schema_privilege(role, 'private', 'usage')`,
  );
  expect(usable).toEqual([]);
});

test.each(['draw_quiz_items', 'skill_stats'])('%s is refused to signed-out visitors', async (name) => {
  const { data, error } = await anonymousClient(stack).rpc(
    name,
    name === 'skill_stats'
      ? {}
      : { skill_title: 'Compétence 9 - Pharmacothérapie', question_count: 5, used_hashes: [] },
  );
  expect(data).toBeNull();
  expect(error?.code).toBe('42501');
});
