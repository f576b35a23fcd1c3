import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Stack } from '../../tools/stack/index.ts';
import { startTestStack } from '../../tools/stack/testing/start-test-stack.ts';
import { makePicture } from './picture.ts';
import { addLearner, anonymousClient } from './test-learner.ts';

let stack: Stack;
let ownerId: string;
let strangerId: string;
let clients: Readonly<Record<'anonymous' | 'owner' | 'stranger', SupabaseClient>>;

beforeAll(async () => {
  stack = await startTestStack();
  const owner = await addLearner(stack, 'owner');
  const stranger = await addLearner(stack, 'stranger');
  ownerId = owner.id;
  strangerId = stranger.id;
  clients = { anonymous: anonymousClient(stack), owner: owner.client, stranger: stranger.client };
});
afterAll(() => stack?.stop());

const types = ['image/jpeg', 'image/png', 'image/webp'];
const picture = (mark = 'one') => makePicture('image/jpeg', mark).buffer;
const bucket = (actor: keyof typeof clients) => clients[actor].storage.from('avatars');
const stored = async () =>
  (await stack.sql(`select name from storage.objects where bucket_id = 'avatars' order by name`)).map(
    ({ name }) => name,
  );
const publicBytes = async (path: string) => {
  const answer = await fetch(bucket('anonymous').getPublicUrl(path).data.publicUrl);
  return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : answer.status;
};

describe.each([
  ['anonymous', false],
  ['owner', true],
  ['stranger', false],
] as const)('a picture in the owner’s folder, by %s', (actor, allowed) => {
  const path = () => `${ownerId}/avatar_1.jpg`;
  const plant = async () => {
    await bucket('owner').remove([path()]);
    await bucket('owner').upload(path(), picture(), { contentType: 'image/jpeg' });
  };

  test(`is ${allowed ? '' : 'not '}added`, async () => {
    await bucket('owner').remove([path()]);
    await bucket(actor).upload(path(), picture(), { contentType: 'image/jpeg' });
    expect(await stored()).toEqual(allowed ? [path()] : []);
  });

  test(`is ${allowed ? '' : 'not '}listed`, async () => {
    await plant();
    expect((await bucket(actor).list(ownerId)).data ?? []).toHaveLength(allowed ? 1 : 0);
  });

  test(`is ${allowed ? '' : 'not '}replaced`, async () => {
    await plant();
    await bucket(actor).upload(path(), picture('nine'), { contentType: 'image/jpeg', upsert: true });
    expect(await publicBytes(`${path()}?after=${actor}`.split('?')[0] ?? '')).toEqual(
      makePicture('image/jpeg', allowed ? 'nine' : 'one'),
    );
  });

  test(`is ${allowed ? '' : 'not '}moved to another folder's name or out of it`, async () => {
    await plant();
    await bucket(actor).move(path(), `${ownerId}/avatar_2.jpg`);
    expect(await stored()).toEqual([allowed ? `${ownerId}/avatar_2.jpg` : path()]);
    await bucket('owner').remove([`${ownerId}/avatar_2.jpg`]);
    await plant();
    await bucket(actor).move(path(), 'elsewhere/avatar_2.jpg');
    expect(await stored()).toEqual([path()]);
  });

  test(`is ${allowed ? '' : 'not '}removed`, async () => {
    await plant();
    await bucket(actor).remove([path()]);
    expect(await stored()).toEqual(allowed ? [] : [path()]);
    await bucket('owner').remove([path()]);
  });
});

// PostgreSQL changes and removes only what somebody may read: here each policy is by itself.
describe('with every picture shown to everybody, other learners’ pictures', () => {
  const path = () => `${ownerId}/avatar_1.jpg`;
  beforeAll(async () => {
    await stack.sql('create policy "everybody reads" on storage.objects for select using (true)');
    await bucket('owner').upload(path(), picture(), { contentType: 'image/jpeg' });
  });
  afterAll(async () => {
    await stack.sql('drop policy "everybody reads" on storage.objects');
    await bucket('owner').remove([path()]);
  });

  test.each(['anonymous', 'stranger'] as const)(
    'are neither replaced, taken away nor removed by %s',
    async (actor) => {
      await bucket(actor).upload(path(), picture('nine'), { contentType: 'image/jpeg', upsert: true });
      await bucket(actor).update(path(), picture('nine'), { contentType: 'image/jpeg' });
      await bucket(actor).move(path(), `${strangerId}/avatar_1.jpg`);
      await bucket(actor).remove([path()]);
      expect(await stored()).toEqual([path()]);
      expect(await publicBytes(path())).toEqual(makePicture('image/jpeg', 'one'));
    },
  );

  test.each([
    ['into the folder of somebody else', () => `${strangerId}/avatar_1.jpg`],
    ['out of every folder', () => 'avatar_1.jpg'],
    ['to a name that is none of a picture', () => `${ownerId}/avatar_1.html`],
  ])('are not moved %s by their owner either', async (_where, target) => {
    await bucket('owner').move(path(), target());
    expect(await stored()).toEqual([path()]);
  });
});

test('a picture from a device that writes endings in capitals is added and replaced', async () => {
  const path = `${ownerId}/AVATAR_4.JPG`;
  for (const mark of ['one', 'nine'])
    await bucket('owner').upload(path, picture(mark), { contentType: 'image/jpeg', upsert: true });
  expect(await publicBytes(path)).toEqual(makePicture('image/jpeg', 'nine'));
  await bucket('owner').remove([path]);
});

test('somebody may add a picture, however many others have', async () => {
  const [first, second] = [`${ownerId}/avatar_1.jpg`, `${ownerId}/avatar_2.jpg`];
  for (const path of [first, second])
    await bucket('owner').upload(path, picture(), { contentType: 'image/jpeg' });
  expect(await stored()).toEqual([first, second]);
  const own = `${strangerId}/avatar_1.jpg`;
  const { error } = await bucket('stranger').upload(own, picture(), { contentType: 'image/jpeg' });
  expect(error).toBeNull();
  await bucket('owner').remove([first, second]);
  await bucket('stranger').remove([own]);
});

test('anybody who has its address sees a picture, served as its own type', async () => {
  await bucket('owner').upload(`${ownerId}/avatar_3.jpg`, picture(), { contentType: 'image/jpeg' });
  const answer = await fetch(bucket('anonymous').getPublicUrl(`${ownerId}/avatar_3.jpg`).data.publicUrl);
  expect([
    answer.status,
    answer.headers.get('content-type'),
    answer.headers.get('x-content-type-options'),
    answer.headers.get('content-security-policy'),
  ]).toEqual([200, 'image/jpeg', 'nosniff', "default-src 'none'; sandbox"]);
  await bucket('owner').remove([`${ownerId}/avatar_3.jpg`]);
  expect(await publicBytes(`${ownerId}/avatar_3.jpg`)).not.toBe(200);
});

test.each([
  ['more than 2 MB', 'avatar_1.jpg', 'image/jpeg', 2 * 1024 * 1024 + 1],
  ['20 MB', 'avatar_1.jpg', 'image/jpeg', 20 * 1024 * 1024],
  ['an SVG', 'avatar_1.svg', 'image/svg+xml', 4],
  ['an SVG named .png', 'avatar_1.png', 'image/svg+xml', 4],
  ['a page named .png', 'avatar_1.png', 'text/html', 4],
  ['a picture named .html', 'avatar_1.html', 'image/png', 4],
  ['a file in a folder of the folder', 'more/avatar_1.png', 'image/png', 4],
])('%s is refused, and nothing is stored', async (_case, name, contentType, size) => {
  const { error } = await bucket('owner').upload(
    `${ownerId}/${name}`,
    makePicture(contentType, new Uint8Array(size)).buffer,
    {
      contentType,
    },
  );
  expect(error).not.toBeNull();
  expect(await stored()).toEqual([]);
});

test.each(['', '../', './', '%2e%2e/'])(
  'a path that begins with %j leaves nobody’s folder',
  async (start) => {
    await bucket('stranger').upload(`${start}${ownerId}/avatar_1.jpg`, picture(), {
      contentType: 'image/jpeg',
    });
    expect(await stored()).toEqual([]);
  },
);

test('learners neither make, change nor remove buckets', async () => {
  const storage = clients.owner.storage;
  expect((await storage.createBucket('mine')).error).not.toBeNull();
  await storage.updateBucket('avatars', { public: true, allowedMimeTypes: null, fileSizeLimit: null });
  await storage.emptyBucket('avatars');
  await storage.deleteBucket('avatars');
  expect(
    await stack.sql('select id, public, file_size_limit, allowed_mime_types from storage.buckets'),
  ).toEqual([
    {
      id: 'avatars',
      public: true,
      file_size_limit: 2_097_152,
      allowed_mime_types: ['image/png', 'image/jpeg', 'image/webp'],
    },
  ]);
});

test.each([
  ['HTML', 'image/png', '<script>alert(1)</script>'],
  ['HTML', 'image/jpeg', '<!doctype html>'],
  ['an SVG', 'image/webp', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['nothing', 'image/png', ''],
])('%s that is called %s is not stored', async (_what, contentType, text) => {
  const path = `${ownerId}/avatar_9.${contentType.split('/')[1] ?? ''}`;
  const { error } = await bucket('owner').upload(path, new TextEncoder().encode(text).buffer, {
    contentType,
  });
  expect(error).not.toBeNull();
  expect(await stored()).not.toContain(path);
});

test.each(types)('a picture of the type %s is stored', async (contentType) => {
  const path = `${ownerId}/avatar_8.${contentType.split('/')[1] ?? ''}`;
  const { error } = await bucket('owner').upload(path, makePicture(contentType).buffer, {
    contentType,
  });
  expect(error).toBeNull();
  await bucket('owner').remove([path]);
});

describe.each(types)('of the type %s', (contentType) => {
  const path = () => `${ownerId}/avatar_7.${contentType.split('/')[1] ?? ''}`;
  const whole = makePicture(contentType, 'a text');
  const page = new TextEncoder().encode('<p>bonjour</p>');

  test.each([
    ['half a picture', whole.subarray(0, whole.length - 3)],
    ['its first bytes alone', whole.subarray(0, 16)],
    ['a picture with a page after it', new Uint8Array([...whole, ...page])],
    ['a picture with a script in its text', makePicture(contentType, '<sCript>alert(1)</script>')],
    ['a picture with an SVG in its text', makePicture(contentType, '<svg onload="alert(1)">')],
    ['a picture of 4,097 pixels', makePicture(contentType, '', 4097)],
  ])('%s is not stored', async (_what, bytes) => {
    const { error } = await bucket('owner').upload(path(), bytes, { contentType });
    expect(error).not.toBeNull();
    expect(await stored()).not.toContain(path());
  });
});

test('a file inside a form is not stored, whatever its declared type', async () => {
  const form = new FormData();
  form.append('file', new Blob(['<script>alert(1)</script>'], { type: 'image/png' }), 'a.png');
  const { data } = await clients.owner.auth.getSession();
  const response = await fetch(`${stack.apiUrl}/storage/v1/object/avatars/${ownerId}/avatar_6.png`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, authorization: `Bearer ${data.session?.access_token}` },
    body: form,
  });
  expect(response.status).toBe(400);
  expect(await stored()).not.toContain(`${ownerId}/avatar_6.png`);
});
