import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..', 'public');
const manifest = JSON.parse(readFileSync(join(folder, 'app.webmanifest'), 'utf8')) as {
  background_color: string;
  theme_color: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
};

test('the installed site has the colour of the paper', () => {
  const tokens = readFileSync(join(folder, '../../../libs/ui/src/tokens.css'), 'utf8');
  const paper = /--paper: (#[0-9a-f]{6})/.exec(tokens)?.[1];
  expect([manifest.background_color, manifest.theme_color]).toEqual([paper, paper]);
});

test('there are icons of both sizes for each purpose', () => {
  const pictures = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
});

test.each(manifest.icons.filter(({ type }) => type === 'image/png'))('$src is $sizes', ({ src, sizes }) => {
  const png = readFileSync(join(folder, src));
  expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
});
