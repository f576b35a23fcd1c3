import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { fillExamBank } from './exam-bank.fixture.ts';
import { openSitting } from './exam-sitting.fixture.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, anonymousClient, type TestLearner } from './test-learner.ts';

let stack: Stack;
let learner: TestLearner;
let sitting: ReturnType<typeof openSitting>;

beforeAll(async () => {
  stack = await startTestStack();
  learner = await addLearner(stack, 'learner');
  sitting = openSitting(learner);
  await fillExamBank(stack, 5);
});
beforeEach(async () => {
  await stack.sql(
    'truncate private.exams, private.exam_codes, private.exam_access, private.exam_code_attempts cascade',
  );
  await stack.sql(`select create_exam_code('Cégep de Laval', 'Automne-2026', now() + interval '1 day')`);
});
afterAll(() => stack?.stop());

const outcomes = async (...codes: string[]) => {
  const seen = [];
  for (const code of codes) seen.push((await sitting.unlock(code)).data?.outcome);
  return seen;
};

test.each(['Automne-2026', 'AUTOMNE-2026', ' automne-2026 '])('opens to %j', async (code) => {
  expect((await sitting.start()).refused).toBe('exam_locked');
  expect(await outcomes(code)).toEqual(['granted']);
  expect((await sitting.lobby()).data?.accessUntil).toBeGreaterThan(Date.now());
  expect((await sitting.start()).refused).toBeNull();
});

test.each(['', 'automne', 'Automne-2025', 'x'.repeat(10_000), '%', `' or true --`])(
  'stays shut to %j',
  async (code) => {
    expect(await outcomes(code)).toEqual(['wrong']);
    expect((await sitting.start()).refused).toBe('exam_locked');
  },
);

describe('after five wrong codes', () => {
  const five = ['a', 'b', 'c', 'd', 'e'];

  test('the right one is not looked at either, until a quarter of an hour has passed', async () => {
    expect(await outcomes(...five, 'Automne-2026')).toEqual([...five.map(() => 'wrong'), 'limited']);
    expect((await sitting.unlock('Automne-2026')).data?.retryAfterSeconds).toBeGreaterThan(890);
    await stack.sql(
      `update private.exam_code_attempts set attempted_at = attempted_at - interval '15 minutes'`,
    );
    expect(await outcomes('Automne-2026')).toEqual(['granted']);
  });

  test('a burst of parallel attempts gets no more than five looks', async () => {
    const burst = await Promise.all(Array.from({ length: 12 }, (_, n) => sitting.unlock(`code-${n}`)));
    expect(burst.filter(({ data }) => data?.outcome === 'wrong')).toHaveLength(5);
    expect(burst.filter(({ data }) => data?.outcome === 'limited')).toHaveLength(7);
  });

  test('others are not held up', async () => {
    await outcomes(...five);
    const other = await addLearner(stack, `other-${crypto.randomUUID()}`);
    expect((await openSitting(other).unlock('Automne-2026')).data?.outcome).toBe('granted');
  });
});

test('a right code does not clear the wrong ones before it', async () => {
  expect(await outcomes('a', 'b', 'c', 'd', 'Automne-2026', 'e', 'f')).toEqual([
    'wrong',
    'wrong',
    'wrong',
    'wrong',
    'granted',
    'wrong',
    'limited',
  ]);
});

test('somebody who knows a code and keeps guessing gets twenty looks a day', async () => {
  const seen: (string | undefined)[] = [];
  for (let round = 0; round < 8; round += 1) {
    seen.push(...(await outcomes('a', 'b', 'c', 'd', 'Automne-2026')));
    await stack.sql(
      `update private.exam_code_attempts set attempted_at = attempted_at - interval '16 minutes'`,
    );
  }
  expect(seen.filter((outcome) => outcome === 'wrong')).toHaveLength(20);
  expect((await sitting.unlock('a')).data?.retryAfterSeconds).toBeGreaterThan(20 * 3600);
  await stack.sql(`update private.exam_code_attempts set attempted_at = attempted_at - interval '1 day'`);
  expect((await sitting.unlock('a')).data).toEqual({ outcome: 'wrong', attemptsLeft: 4 });
});

test.each([
  ['has expired', `update private.exam_codes set expires_at = now() - interval '1 second'`],
  ['was taken back', 'select revoke_exam_code(id) from private.exam_codes'],
])('a code that %s opens nothing, not even for those who gave it before', async (_case, change) => {
  await outcomes('Automne-2026');
  await stack.sql(change);
  expect((await sitting.lobby()).data?.accessUntil).toBeNull();
  expect((await sitting.start()).refused).toBe('exam_locked');
  expect(await outcomes('Automne-2026')).toEqual(['wrong']);
});

test('an exam under way continues when its code is revoked', async () => {
  await outcomes('Automne-2026');
  const { data } = await sitting.start();
  await stack.sql('select revoke_exam_code(id) from private.exam_codes');
  expect((await sitting.start()).data).toMatchObject({ id: data?.id, resumed: true });
});

test('codes are kept only as hashes that need the secret of the database', async () => {
  const [row] = await stack.sql(
    `select encode(code_hash, 'hex') as hash, encode(sha256(convert_to('AUTOMNE-2026', 'utf8')), 'hex') as plain from private.exam_codes`,
  );
  expect(row?.['hash']).toMatch(/^[\da-f]{64}$/);
  expect(row?.['hash']).not.toBe(row?.['plain']);
});

test.each([
  ['a short code', 'Cohorte', 'abc', '1 day', 'from 6 to 72 bytes'],
  ['a code in use', 'Cohorte', 'automne-2026', '1 day', 'this code is in use'],
  ['an expiry that has passed', 'Cohorte', 'Hiver-2027', '-1 day', 'must lie ahead'],
  ['no cohort', ' ', 'Hiver-2027', '1 day', 'exam_codes_cohort_shape'],
])('an operator cannot make %s', async (_case, cohort, code, expiry, why) => {
  await expect(
    stack.sql('select create_exam_code($1, $2, now() + $3::interval)', [cohort, code, expiry]),
  ).rejects.toThrow(why);
});

test('learners and visitors neither make nor take back codes', async () => {
  for (const client of [learner.client, anonymousClient(stack)]) {
    const made = await client.rpc('create_exam_code', {
      cohort: 'Moi',
      code: 'mon-code-a-moi',
      expires_at: '2099-01-01',
    });
    const taken = await client.rpc('revoke_exam_code', { code_id: crypto.randomUUID() });
    expect([made.error?.code, taken.error?.code]).toEqual(['42501', '42501']);
  }
  expect((await anonymousClient(stack).rpc('unlock_exam', { code: 'Automne-2026' })).error?.code).toBe(
    '42501',
  );
});
