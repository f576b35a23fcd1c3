import { expect, test } from 'vitest';
import { changedFunction, deriveScript } from './derive-script.ts';

const source = `
create table public.notes (id uuid);
alter table public.notes enable row level security;
create policy "Learners read" on public.notes for select using (user_id = 1);
create trigger guard before update on public.notes for each row execute function private.guard();
create unique index notes_one on public.notes (id);
grant select, insert on public.notes to authenticated;
grant select on public.notes to service_role;
create function public.count() returns integer language sql as $$ select 1; $$;
`;

test.each([
  [
    'create policy "Learners read" on public.notes for select using (user_id = 1)',
    '',
    'drop policy "Learners read" on public.notes',
  ],
  [
    '(user_id = 1)',
    '(true)',
    'drop policy "Learners read" on public.notes;\ncreate policy "Learners read" on public.notes for select using (true)',
  ],
  [
    'create trigger guard before update on public.notes for each row execute function private.guard()',
    '',
    'drop trigger guard on public.notes',
  ],
  ['create unique index notes_one on public.notes (id)', '', 'drop index public.notes_one'],
  [
    'alter table public.notes enable row level security',
    '',
    'alter table public.notes disable row level security',
  ],
  [
    'grant select, insert on public.notes to authenticated',
    '',
    'revoke select, insert on public.notes from authenticated',
  ],
  [
    'to authenticated',
    'to anon, authenticated',
    'grant select, insert on public.notes to anon, authenticated',
  ],
  [
    'select 1',
    'select 2',
    'create or replace function public.count() returns integer language sql as $$ select 2; $$',
  ],
])('%s, turned into "%s", is made in a finished database', (original, replacement, script) => {
  expect(deriveScript(source, source.replace(original, replacement))).toBe(script);
});

test.each([
  ['grant select on public.notes to service_role', ''],
  ['(id uuid)', '(id text)'],
])('%s, turned into "%s", needs a database of its own', (original, replacement) => {
  expect(deriveScript(source, source.replace(original, replacement))).toBeUndefined();
});

test('nothing is derived where nothing differs', () => {
  expect(deriveScript(source, source)).toBeUndefined();
});

test.each([
  ['a function', 'select 1', 'select 2', 'public.count'],
  ['no function', '(user_id = 1)', '(true)', undefined],
])('the changed function is known: %s', (_, original, replacement, expected) => {
  expect(changedFunction(source, source.replace(original, replacement))).toBe(expected);
});
