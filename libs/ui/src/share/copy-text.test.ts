import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

test('a text is put on the clipboard', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  await copyText('Bonjour');
  expect(writeText).toHaveBeenCalledWith('Bonjour');
});

test.each([
  ['without HTTPS', {}, 'There is no clipboard.'],
  [
    'where the browser refuses',
    { clipboard: { writeText: () => Promise.reject(new Error('refused')) } },
    'refused',
  ],
])('copying rejects %s', async (_, navigator, message) => {
  vi.stubGlobal('navigator', navigator);
  await expect(copyText('Bonjour')).rejects.toThrow(message);
});
