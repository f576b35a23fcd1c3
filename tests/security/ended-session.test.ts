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

/** A learner with a second browser, whose access token goes on after its session. */
async function withPhone(name: string) {
  const learner = await addLearner(stack, `${name}-${crypto.randomUUID()}`);
  const [row] = await stack.sql('select email from auth.users where id = $1', [learner.id]);
  const phone = anonymousClient(stack);
  await phone.auth.signInWithPassword({ email: String(row?.['email']), password: `Secret-${learner.id}` });
  return { ...learner, phone };
}

const attempt = () => ({
  id: crypto.randomUUID(),
  skill_title: 'Compétence 11 - Nutrition',
  score: 1,
  total_questions: 5,
  time_spent: 60,
});

test.each(['others', 'global', 'local'] as const)(
  'the token of a session that ended (%s) reads and writes nothing, and is told so',
  async (scope) => {
    const { client, phone, id } = await withPhone('ended');
    expect((await phone.from('quiz_attempts').insert(attempt())).error).toBeNull();
    const [ended, ending] = scope === 'local' ? [phone, phone] : [phone, client];
    const token = (await ended.auth.getSession()).data.session?.access_token ?? '';
    await ending.auth.signOut({ scope });
    const as = (method: string, path: string, body?: object) =>
      fetch(`${stack.apiUrl}${path}`, {
        method,
        headers: {
          apikey: stack.publishableKey,
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
        },
        ...(body && { body: JSON.stringify(body) }),
      });
    const answers = await Promise.all([
      as('GET', '/rest/v1/quiz_attempts?select=id'),
      as('POST', '/rest/v1/quiz_attempts', attempt()),
      as('POST', '/rest/v1/rpc/export_my_data', {}),
      as('POST', '/rest/v1/rpc/delete_my_account', { password: `Secret-${id}` }),
      as('POST', '/rest/v1/rpc/voided_versions', {}),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'PT401', hint: 'session_ended' });
    }
    for (const [name, body] of [
      ['complete', { text: 'fièvre', language: 'fr' }],
      ['tts', { text: 'Bonjour', language: 'fr' }],
      ['voices', {}],
      ['generate-quiz', { skillTitle: 'Compétence 11 - Nutrition', questionCount: 5 }],
    ] as const)
      expect([name, (await as('POST', `/functions/v1/${name}`, body)).status]).toEqual([name, 401]);
    const upload = await fetch(`${stack.apiUrl}/storage/v1/object/avatars/${id}/avatar_1.jpg`, {
      method: 'POST',
      headers: {
        apikey: stack.publishableKey,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'image/jpeg',
      },
      body: makePicture('image/jpeg'),
    });
    expect(upload.status).toBe(401);
    expect(
      await stack.sql('select count(*)::int as kept from quiz_attempts where user_id = $1', [id]),
    ).toEqual([{ kept: 1 }]);
    expect(await stack.sql('select from storage.objects where owner_id = $1', [id])).toEqual([]);
  },
);

test('policies refuse such a token without the check before requests', async () => {
  const { client, phone, id } = await withPhone('policies');
  await phone.from('quiz_attempts').insert(attempt());
  const token = (await phone.auth.getSession()).data.session?.access_token ?? '';
  const claims = String(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
  const read = async () =>
    (
      await stack.sql(
        `with caller as materialized (
           select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)
         )
         select private.learner_id() as learner from caller`,
        [claims, id],
      )
    )[0]?.['learner'];
  expect(await read()).toBe(id);
  await stack.sql(`update auth.sessions set not_after = now() - interval '1 second' where id = $1`, [
    JSON.parse(claims).session_id,
  ]);
  expect(await read()).toBeNull();
  await stack.sql(`update auth.sessions set not_after = now() + interval '1 hour' where user_id = $1`, [id]);
  expect(await read()).toBe(id);
  await client.auth.signOut({ scope: 'others' });
  expect(await read()).toBeNull();
});

test('nobody uses a session of somebody else, and no session gets nothing', async () => {
  const [mine, hers] = [await withPhone('mine'), await withPhone('hers')];
  const [session] = await stack.sql('select id from auth.sessions where user_id = $1 limit 1', [hers.id]);
  for (const session_id of [session?.['id'], crypto.randomUUID(), undefined]) {
    const [row] = await stack.sql(
      `with caller as materialized (
         select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)
       )
       select private.learner_id() as learner from caller`,
      [JSON.stringify({ sub: mine.id, role: 'authenticated', aal: 'aal2', session_id }), mine.id],
    );
    expect(row).toEqual({ learner: null });
  }
});

test('changes are not sent live to a session that has ended', async () => {
  const { client, phone, id } = await withPhone('live');
  const heard: { client: string[]; phone: string[] } = { client: [], phone: [] };
  const follow = (who: typeof client, name: keyof typeof heard) =>
    new Promise<void>((resolve) => {
      who
        .channel(name)
        .on(
          'postgres_changes',
          { event: '*', schema: 'public', table: 'user_notifications', filter: `user_id=eq.${id}` },
          ({ new: row }) => heard[name].push(String((row as { title?: string }).title)),
        )
        .subscribe((status) => status === 'SUBSCRIBED' && resolve());
    });
  await Promise.all([follow(client, 'client'), follow(phone, 'phone')]);
  const notify = (title: string) =>
    stack.sql(
      `insert into user_notifications (user_id, title, message, notification_type) values ($1, $2, 'x', 'info')`,
      [id, title],
    );
  await notify('before');
  await expect.poll(() => heard).toEqual({ client: ['before'], phone: ['before'] });
  await client.auth.signOut({ scope: 'others' });
  await notify('after');
  await notify('last');
  await expect.poll(() => heard.client).toEqual(['before', 'after', 'last']);
  expect(heard.phone).toEqual(['before']);
  await Promise.all([client.removeAllChannels(), phone.removeAllChannels()]);
});
