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

test('the address of a sound that was stopped is taken back when the element has another', async () => {
  let made = 0;
  const revoke = vi.fn();
  vi.stubGlobal('URL', { createObjectURL: () => `blob:${(made += 1)}`, revokeObjectURL: revoke });
  const element = Object.assign(new EventTarget(), { play: async () => undefined, pause: () => undefined });
  const player = createPlayer(element as unknown as HTMLAudioElement);
  const first = player.play(new Blob());
  player.stop();
  expect(await first).toEqual({ ok: true, value: 'stopped' });
  expect(revoke).not.toHaveBeenCalled();
  void player.play(new Blob());
  expect(revoke.mock.calls).toEqual([['blob:1']]);
});
