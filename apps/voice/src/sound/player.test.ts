import { afterEach, expect, test, vi } from 'vitest';
import { createPlayer } from './player.ts';

afterEach(() => vi.unstubAllGlobals());

const prepare = () => createPlayer(new EventTarget() as HTMLAudioElement).prepare();

test('the browser starts its sound output before there is a sound, without asking for anything', () => {
  const enumerateDevices = vi.fn(async () => []);
  vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices } });
  prepare();
  expect(enumerateDevices).toHaveBeenCalledOnce();
});

// A rejection that nobody handles would fail the run.
test.each([
  ['knows no devices', {}],
  ['does not list them', { mediaDevices: { enumerateDevices: () => Promise.reject(new Error('not here')) } }],
])('a browser that %s is left to start it with the first sound', (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(prepare).not.toThrow();
});
