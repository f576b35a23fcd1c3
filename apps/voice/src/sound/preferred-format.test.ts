import { expect, test } from 'vitest';
import { preferredFormat } from './preferred-format.ts';

test.each<[readonly string[], string | null]>([
  [
    ['audio/wav', 'audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm', 'audio/webm;codecs=opus'],
    'audio/webm;codecs=opus',
  ],
  [['audio/wav', 'audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm'], 'audio/webm'],
  [['audio/wav', 'audio/mp4', 'audio/ogg;codecs=opus'], 'audio/ogg;codecs=opus'],
  [['audio/wav', 'audio/mp4'], 'audio/mp4'],
  [['audio/wav'], 'audio/wav'],
  [[], null],
])('of %j takes %s', (supported, format) => {
  expect(preferredFormat((type) => supported.includes(type))).toBe(format);
});

test('returns no format when recording is not supported', () => {
  expect(preferredFormat()).toBeNull();
});
