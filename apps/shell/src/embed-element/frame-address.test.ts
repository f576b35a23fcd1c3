import { expect, test } from 'vitest';
import { readEmbedRequest } from '../embed/embed-request.ts';
import { frameAddress, platformAddress } from './frame-address.ts';
import type { EmbeddedRemote } from './embedded-remote.ts';

const platform = 'https://revisoins.example';
const parent = 'https://cegep.example';
const title = { fr: 'Quiz', en: 'Quiz' };
const quiz: EmbeddedRemote = {
  remote: 'quiz',
  title,
  start: '/skills',
  attributes: { skill: { path: '/quiz-start/:skillId' }, questions: { query: 'questions' } },
};
const plain: EmbeddedRemote = { remote: 'voice', title };
const attributes = (values: Record<string, string>) => (name: string) => values[name] ?? null;

test('the frame’s address contains what the element asks for', () => {
  const address = frameAddress(
    platform,
    parent,
    quiz,
    attributes({ skill: '8', questions: '5', practice: '', theme: 'dark', lang: 'en' }),
  );
  expect(readEmbedRequest(address)).toEqual({
    remote: 'quiz',
    start: '/quiz-start/8?questions=5',
    practice: true,
    lang: 'en',
    theme: 'dark',
    parent,
  });
});

test.each(['../../admin', 'https://evil.example', '8?practice=1', '8#x', '"><script>'])(
  'a skill such as %s stays one segment of the address',
  (skill) => {
    const { origin, pathname, searchParams } = new URL(
      frameAddress(platform, parent, quiz, attributes({ skill })),
    );
    expect(origin).toBe(platform);
    expect(pathname).toMatch(/^\/embed\/quiz\/quiz-start\/[^/]+$/);
    expect(searchParams.has('practice')).toBe(false);
  },
);

test('without a skill the quiz begins with the list, and a remote that declares nothing with its own first screen', () => {
  expect(readEmbedRequest(frameAddress(platform, parent, quiz, attributes({}))).start).toBe('/skills');
  expect(readEmbedRequest(frameAddress(platform, parent, plain, attributes({}))).start).toBeUndefined();
});

test('an element without theme and language leaves them to the platform', () => {
  const { searchParams } = new URL(frameAddress(platform, parent, quiz, attributes({ theme: '' })));
  expect([...searchParams.keys()]).toEqual(['parent']);
});

test('the same is on the platform itself', () => {
  expect(platformAddress(platform, quiz, attributes({ skill: '8' }))).toBe(`${platform}/quiz-start/8`);
  expect(platformAddress(platform, plain, attributes({}))).toBe(`${platform}/`);
});
