import { expect, test } from 'vitest';
import { muLawWav } from './mu-law-wav.fixture.ts';
import { readWav } from './read-wav.ts';
import { silentWav } from './silent-wav.ts';

test('reads what the synthesiser says: silence, the loudest of both signs, and what is between', () => {
  const read = readWav(muLawWav([255, 128, 0, 159, 31], 16_000));
  expect(read?.rate).toBe(16_000);
  expect([...(read?.samples ?? [])].map((sample) => Math.round(sample * 32_768))).toEqual([
    0, 32_124, -32_124, 8_316, -8_316,
  ]);
});

test('leaves every other sound to the browser', async () => {
  expect(readWav(new Uint8Array(64))).toBeNull();
  expect(readWav(new Uint8Array(3))).toBeNull();
  expect(readWav(new Uint8Array(await silentWav().arrayBuffer()))).toBeNull();
  expect(readWav(muLawWav([255]).slice(0, 50))).toBeNull();
  for (let length = 0; length < 44; length += 1) expect(readWav(muLawWav([255]).slice(0, length))).toBeNull();
  expect(readWav(muLawWav([]))).toBeNull();
});
