import { expect, test } from 'vitest';
import { correctLinks, withRedirect } from './mail-links.ts';

const link =
  'http://localhost:4200/auth/v1/verify?token=abc&type=signup&redirect_to=http%3A%2F%2Flocalhost%3A4200';
const correct = (text: string) => correctLinks(text, 'http://localhost:4200', 'http://127.0.0.1:54321');

test('a link leads to the API', () => {
  expect(correct(`<a href="${link}">x</a>`)).toBe(
    `<a href="${link.replace('http://localhost:4200/', 'http://127.0.0.1:54321/')}">x</a>`,
  );
});

test('a link redirects to where the request asked', async () => {
  const text = await withRedirect('http://localhost:4200/reset-password', () =>
    Promise.resolve(correct(link)),
  );
  expect(new URL(text).searchParams.get('redirect_to')).toBe('http://localhost:4200/reset-password');
});

test('other addresses stay as they are', () => {
  expect(correct('https://example.org/auth/v1/verify?token=a')).toBe(
    'https://example.org/auth/v1/verify?token=a',
  );
});
