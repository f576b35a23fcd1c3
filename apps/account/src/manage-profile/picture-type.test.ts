import { expect, test } from 'vitest';
import { pictureType } from './picture-type.ts';

const text = (value: string) => new TextEncoder().encode(value);

test.each([
  ['a PNG', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'image/png'],
  ['a JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 16]), 'image/jpeg'],
  ['a GIF', text('GIF89a......'), 'image/gif'],
  ['a WebP', text('RIFF....WEBP'), 'image/webp'],
])('%s is known by its first bytes', (_, bytes, type) => {
  expect(pictureType(bytes)).toBe(type);
});

test.each([
  ['an SVG', text('<svg xmlns=')],
  ['a page', text('<!doctype ht')],
  ['a sound in the same container as a WebP', text('RIFF....WAVE')],
  ['a single byte', new Uint8Array([0x89])],
  ['nothing', new Uint8Array()],
])('%s is not a picture', (_, bytes) => {
  expect(pictureType(bytes)).toBeNull();
});
