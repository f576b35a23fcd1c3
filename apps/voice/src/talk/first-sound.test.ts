import { expect, test } from 'vitest';
import { createFirstSound } from './first-sound.ts';

const sound = { words: 'Se laver les mains,', sound: new Blob(['sound']) };

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
  expect(first.heard()).toBeUndefined();
});

test('a short reply, whose sound comes unannounced at its end, has it too', async () => {
  const first = createFirstSound();
  first.receive(sound);
  expect(await first.sent()).toBe(sound);
  expect(first.heard()).toBeUndefined();
});

test('the rest of a reply is drawn once its sound is heard', async () => {
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
