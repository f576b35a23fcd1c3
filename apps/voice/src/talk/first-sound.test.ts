import { afterEach, expect, test, vi } from 'vitest';
import { createFirstSound } from './first-sound.ts';

afterEach(() => {
  vi.useRealTimers();
});

const sound = { words: 'Se laver les mains,', type: 'audio/wav', bytes: new Uint8Array(1) };

test('a sentence is not kept waiting by a reply that announces no sound', () => {
  expect(createFirstSound().sent()).toBeUndefined();
});

test('a sentence waits for the sound that the text announced, and gets it', async () => {
  const first = createFirstSound();
  first.announce();
  const sent = first.sent();
  first.receive(sound);
  expect(await sent).toBe(sound);
});

test('a sound that could not be made after all ends the wait for it', async () => {
  const first = createFirstSound();
  first.announce();
  first.receive();
  expect(await first.sent()).toBeUndefined();
  await first.heard();
});

test('a short reply, whose sound comes unannounced at its end, has it too', async () => {
  const first = createFirstSound();
  first.receive(sound);
  expect(await first.sent()).toBe(sound);
  expect(first.heard()).toBeUndefined();
});

test('a text waits a little for a sound that was announced, and not until a provider has made it', async () => {
  vi.useFakeTimers();
  const first = createFirstSound();
  first.announce();
  const drawn = vi.fn();
  void first.heard()?.then(drawn);
  await vi.advanceTimersByTimeAsync(149);
  expect(drawn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(drawn).toHaveBeenCalledOnce();
});

test('a reply is drawn once its sound is heard', async () => {
  const first = createFirstSound();
  first.announce();
  first.receive(sound);
  const events: string[] = [];
  const drawn = first.heard()?.then(() => events.push('drawn'));
  events.push('heard');
  first.begin();
  await drawn;
  expect(events).toEqual(['heard', 'drawn']);
});
