import { expect, test } from 'vitest';
import { done, failed, type Outcome } from '../voice-service/voice-failure.ts';
import type { Player } from './player.ts';
import type { Heard } from './quick-output.ts';
import { createSentences, nextSentences } from './sentences.ts';
import { remembering, speak } from './speak.ts';

const text =
  'Voici la toute première phrase. Voici la toute deuxième phrase. Voici la toute troisième phrase.';

/** A loudspeaker whose sounds end when the test ends them. */
function fakePlayer() {
  const events: string[] = [];
  let end: (heard: Outcome<Heard>) => void = () => undefined;
  const player: Player = {
    prepare: () => undefined,
    unlock: async () => true,
    wake: () => undefined,
    rest: () => undefined,
    setRate: () => undefined,
    stop: () => end(done('stopped')),
    play: async (audio, onSound) => {
      events.push(`play ${audio instanceof Blob ? await audio.text() : audio.type}`);
      onSound?.();
      return new Promise((resolve) => {
        end = resolve;
      });
    },
  };
  return { player, events, end: (heard: Outcome<Heard> = done('ended')) => end(heard) };
}
const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
const made = (sentence: string) => Promise.resolve(done(new Blob([sentence.split(' ')[3] ?? ''])));

test('plays the first sentence while the second is being made', async () => {
  const { player, events, end } = fakePlayer();
  const spoken = speak(
    nextSentences(text),
    player,
    (sentence) => {
      events.push(`make ${sentence.split(' ')[3]}`);
      return made(sentence);
    },
    { onSound: () => events.push('sound') },
  );
  await settle();
  expect(events).toEqual(['make première', 'make deuxième', 'play première', 'sound']);
  end();
  await settle();
  end();
  await settle();
  end();
  expect(await spoken).toEqual(done('ended'));
});

test('plays the first sentence while the second is being written', async () => {
  const { player, events, end } = fakePlayer();
  const sentences = createSentences();
  const spoken = speak(sentences, player, made);
  sentences.add('Voici la toute première phrase. Voici la');
  await settle();
  expect(events).toEqual(['play première']);
  end();
  sentences.add(' toute deuxième');
  sentences.end(true);
  await settle();
  expect(events).toEqual(['play première', 'play deuxième']);
  end();
  expect(await spoken).toEqual(done('ended'));
});

test('stops at the first failure', async () => {
  const { player, end } = fakePlayer();
  let calls = 0;
  const spoken = speak(nextSentences(text), player, (sentence) => {
    calls += 1;
    return calls === 2 ? Promise.resolve(failed('synthesis')) : made(sentence);
  });
  await settle();
  end();
  expect(await spoken).toEqual(failed('synthesis'));
  expect(calls).toBe(2);
});

test('is silent once silenced', async () => {
  const { player, events } = fakePlayer();
  const spoken = speak(nextSentences(text), player, made);
  await settle();
  player.stop();
  expect(await spoken).toEqual(done('stopped'));
  expect(events).toEqual(['play première']);
});

test('is hushed before anything sounds', async () => {
  const { player, events } = fakePlayer();
  const hush = new AbortController();
  const spoken = speak(nextSentences(text), player, () => new Promise(() => undefined), {
    hush: hush.signal,
  });
  hush.abort();
  expect(await spoken).toEqual(done('stopped'));
  expect(events).toEqual([]);
});

test('speaks nothing for an empty text', async () => {
  const { player } = fakePlayer();
  expect(await speak(nextSentences(' '), player, made)).toEqual(done('ended'));
});

test('makes again only what failed', async () => {
  const asked: string[] = [];
  const make = remembering((sentence) => {
    asked.push(sentence);
    return Promise.resolve(asked.length === 2 ? failed('synthesis') : done(new Blob([sentence])));
  });
  for (const sentence of ['a', 'b', 'a', 'b', 'b']) await make(sentence);
  expect(asked).toEqual(['a', 'b', 'b']);
});
