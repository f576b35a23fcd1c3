import { expect, test } from 'vitest';
import { applyMutant } from './mutant.ts';
import { sqlMutants } from './sql-mutants.ts';

const mutate = (source: string) => sqlMutants('a.sql', source).map((mutant) => applyMutant(source, mutant));
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

test.each([
  ['revoke all on a from anon;', [';']],
  ['alter table a enable row level security;', [';']],
  ['create trigger a before update on b execute function c();', [';']],
  ['create unique index a on b (c);', [';']],
  [
    'grant select on a to authenticated;',
    [';', 'grant all on a to authenticated;', 'grant select on a to anon, authenticated;'],
  ],
  [
    'grant execute on function a() to service_role;',
    [';', 'grant execute on function a() to authenticated, service_role;'],
  ],
  ['create table a (b int references c on delete cascade);', ['create table a (b int references c );']],
  [
    'create table a (b int check (b < 4));',
    [
      'create table a (b int check (true));',
      'create table a (b int check (b <= 4));',
      'create table a (b int check (b >= 4));',
      'create table a (b int check (b < 5));',
    ],
  ],
  [
    "insert into a values (4, '15 minutes', 'a text of 15 minutes');",
    [
      "insert into a values (5, '15 minutes', 'a text of 15 minutes');",
      "insert into a values (4, '30 minutes', 'a text of 15 minutes');",
    ],
  ],
])('of %s makes %j', (source, mutants) => {
  expect(mutate(source).sort()).toEqual([...mutants].sort());
});

test('a policy is dropped, widened on either side, and loses each of its terms', () => {
  const policy = 'create policy a on b for update using (c = d and e is null) with check (c = d);';
  expect(mutate(policy).map(oneLine)).toEqual(
    expect.arrayContaining([
      ';',
      'create policy a on b for update using (true) with check (c = d);',
      'create policy a on b for update using (c = d and e is null) with check (true);',
      'create policy a on b for update using (c = d ) with check (c = d);',
      'create policy a on b for update using (c = d or e is null) with check (c = d);',
      'create policy a on b for update using (c <> d and e is null) with check (c = d);',
    ]),
  );
});

const body = (text: string, language = 'plpgsql') =>
  `create function a() returns void language ${language} security definer as $$ ${text} $$;`;

test('a function runs with the rights of its caller, without its guard and without its statements', () => {
  const made = mutate(
    body("begin if b is null then raise exception 'no'; end if; delete from c where d = e; end"),
  );
  expect(made).toEqual(
    expect.arrayContaining([
      body("begin if b is null then raise exception 'no'; end if; delete from c where d = e; end").replace(
        'definer',
        'invoker',
      ),
      body("begin if false then raise exception 'no'; end if; delete from c where d = e; end"),
      body('begin if b is null then null; end if; delete from c where d = e; end'),
      body("begin if b is null then raise exception 'no'; end if; null; end"),
      body("begin if b is null then raise exception 'no'; end if; delete from c ; end"),
    ]),
  );
});

test('a term between two bounds stays in one piece, and a first term goes with its and', () => {
  const made = mutate(body('select from a where b between 1 and 3 and c', 'sql'));
  expect(made).toEqual(
    expect.arrayContaining([
      body('select from a where  c', 'sql'),
      body('select from a where b between 1 and 3 ', 'sql'),
      body('select from a where b between 1 and 4 and c', 'sql'),
    ]),
  );
  expect(made).not.toContainEqual(body('select from a where b between 1 or 3 and c', 'sql'));
});

test('what is set and the details of an error stay', () => {
  const source = body("update a set b = c, d = e where f = g; raise warning 'h' using errcode = 'i';", 'sql');
  expect(
    mutate(source)
      .map((mutant) => [...mutant.matchAll(/<>/g)].length)
      .filter(Boolean),
  ).toEqual([1]);
});

test('an index, a comment and what stands in comments stay', () => {
  expect(
    mutate("create index a on b (c) where d > 4; comment on table a is 'b = 4'; -- revoke all on a;"),
  ).toEqual([]);
});
