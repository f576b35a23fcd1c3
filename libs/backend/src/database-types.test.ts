import { expectTypeOf, test } from 'vitest';
import { callRpc, table } from './index.ts';
import type { NewRow, RowChange, TableName } from './table.ts';

// The compiler is the test: an expected error that is missing fails `npm test -- typecheck`.
test('a wrong table, column, value or argument is a type error', () => {
  const wrong = [
    // @ts-expect-error a table that learners do not reach
    () => table('items'),
    // @ts-expect-error a column that the table lacks
    () => table('quiz_attempts').select('skill_title', 'points'),
    // @ts-expect-error a filter by a column that the table lacks
    () => table('quiz_attempts').select().eq('skill', 'x'),
    // @ts-expect-error a filter by a value of another type
    () => table('user_notifications').select().eq('is_read', 'yes'),
    // @ts-expect-error a row without its title
    () => table('quiz_attempts').insert({ id: '', score: 1, total_questions: 5, time_spent: 60 }),
    // @ts-expect-error a value that the constraint does not list
    () => table('profiles').update({ study_level: 'medecin' }),
    // @ts-expect-error a change that learners have no right to
    () => table('quiz_attempts').update({ score: 5 }),
    // @ts-expect-error a column that the trigger guards
    () => table('user_notifications').update({ title: 'Bonjour' }),
    // @ts-expect-error a function for operators
    () => callRpc('send_notification', {}),
    // @ts-expect-error an argument that is missing
    () => callRpc('finish_exam', { exam_id: '' }),
    // @ts-expect-error an argument of another name
    () => callRpc('unlock_exam', { exam_code: '' }),
    // @ts-expect-error an argument of another type
    () => callRpc('start_exam', { question_count: '20', minutes: 30 }),
  ];
  expectTypeOf(wrong).toBeArray();
  expectTypeOf<NewRow<'profiles'>>().toBeNever();
  expectTypeOf<RowChange<'user_notifications'>>().toEqualTypeOf<{ is_read?: boolean }>();
  expectTypeOf<'private.items'>().not.toExtend<TableName>();
});
