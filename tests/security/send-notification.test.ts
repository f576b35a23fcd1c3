import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { addLearner, anonymousClient, type TestLearner } from './test-learner.ts';

let stack: Stack;
let [aux, first]: TestLearner[] = [];
beforeAll(async () => {
  stack = await startTestStack();
  await stack.sql('delete from auth.users');
  aux = await addLearner(stack, 'aux', { study_level: 'infirmier-auxiliaire' });
  first = await addLearner(stack, 'first', { study_level: 'infirmier-1ere-annee' });
});
afterAll(() => stack?.stop());

test('a sign-up is welcomed, once, in both languages', async () => {
  const { data } = await aux!.client
    .from('user_notifications')
    .select('title, title_en, notification_type, is_read');
  expect(data).toEqual([
    {
      title: 'Bienvenue dans Révisoins!',
      title_en: 'Welcome to Révisoins!',
      notification_type: 'success',
      is_read: false,
    },
  ]);
});

test('a sign-up succeeds even if the welcome notification fails', async () => {
  await stack.sql(
    `alter table user_notifications add constraint closed check (title <> 'Bienvenue dans Révisoins!') not valid`,
  );
  expect(await addLearner(stack, 'unwelcome')).toHaveProperty('id');
  await stack.sql('alter table user_notifications drop constraint closed');
  await stack.sql(`delete from auth.users where email = 'unwelcome@revisoins.test'`);
});

describe('the operator', () => {
  const operator = () => createClient(stack.apiUrl, stack.secretKey, { auth: { persistSession: false } });
  const send = (args: Record<string, unknown>) =>
    operator().rpc('send_notification', { title: 'Avis', message: 'Fermeture dimanche.', ...args });
  const received = async () =>
    await stack.sql(
      `select users.email, title, notification_type as type from user_notifications join auth.users on users.id = user_id order by 1`,
    );
  beforeEach(() => stack.sql('delete from user_notifications'));

  test('writes to one learner, who sees it', async () => {
    expect((await send({ to_user: aux!.id, type: 'warning' })).data).toBe(1);
    expect(await received()).toEqual([{ email: 'aux@revisoins.test', title: 'Avis', type: 'warning' }]);
    expect((await aux!.client.from('user_notifications').select('message')).data).toEqual([
      { message: 'Fermeture dimanche.' },
    ]);
    expect((await first!.client.from('user_notifications').select('message')).data).toEqual([]);
  });

  test('writes in both languages', async () => {
    expect((await send({ to_user: aux!.id, title_en: 'Notice', message_en: 'Closed on Sunday.' })).data).toBe(
      1,
    );
    expect(
      (await aux!.client.from('user_notifications').select('title, message, title_en, message_en')).data,
    ).toEqual([
      { title: 'Avis', message: 'Fermeture dimanche.', title_en: 'Notice', message_en: 'Closed on Sunday.' },
    ]);
  });

  test('writes to a study level', async () => {
    expect((await send({ to_study_level: 'infirmier-1ere-annee' })).data).toBe(1);
    expect(await received()).toMatchObject([{ email: 'first@revisoins.test', type: 'info' }]);
  });

  test('writes to everybody, live', async () => {
    const heard = vi.fn();
    const channel = first!.client
      .channel('mine')
      .on(
        'postgres_changes',
        { event: 'INSERT', schema: 'public', table: 'user_notifications', filter: `user_id=eq.${first!.id}` },
        heard,
      );
    await new Promise<void>((resolve) => {
      channel.subscribe((status) => {
        if (status === 'SUBSCRIBED') resolve();
      });
    });
    await vi.waitFor(
      async () => {
        await send({ to_all: true });
        expect(heard).toHaveBeenCalled();
      },
      { timeout: 60_000, interval: 300 },
    );
    await first!.client.removeAllChannels();
    expect(new Set((await received()).map(({ email }) => email))).toEqual(
      new Set(['aux@revisoins.test', 'first@revisoins.test']),
    );
  });

  test.each([
    ['nobody', {}],
    ['two kinds of people', { to_all: true, to_study_level: 'infirmier-diplome' }],
    ['a learner who does not exist', { to_user: '00000000-0000-4000-8000-000000000000' }],
    ['a level that does not exist', { to_study_level: 'chirurgien' }],
    ['an unknown type', { to_all: true, type: 'publicité' }],
    ['an English title alone', { to_all: true, title_en: 'Notice' }],
    [
      'an English message of 2001 characters',
      { to_all: true, title_en: 'Notice', message_en: 'x'.repeat(2001) },
    ],
    ['no title', { to_all: true, title: '' }],
    ['2001 characters', { to_all: true, message: 'x'.repeat(2001) }],
  ])('cannot write to or with %s', async (_case, args) => {
    expect((await send(args)).error).not.toBeNull();
    expect(await received()).toEqual([]);
  });

  test('is who has the secret key: learners and visitors cannot send', async () => {
    for (const client of [aux!.client, anonymousClient(stack)]) {
      expect(
        (await client.rpc('send_notification', { title: 'a', message: 'b', to_all: true })).error?.code,
      ).toBe('42501');
    }
    expect(await received()).toEqual([]);
  });
});
