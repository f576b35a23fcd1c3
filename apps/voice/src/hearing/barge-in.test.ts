import { expect, test } from 'vitest';
import { done, failed, type Outcome } from '../voice-service/voice-failure.ts';
import type { Heard } from './heard.ts';
import { listenForBargeIn } from './barge-in.ts';

const reply = 'Au repos, le cœur d’un adulte bat de 60 à 100 fois par minute. Il bat plus vite à l’effort.';
const heard = (words: string): Outcome<Heard> => done({ words, note: null });

/** A recogniser that hears these one after the other; she has said everything once they are over. */
async function speakOver(turns: readonly Outcome<Heard>[]) {
  const left = [...turns];
  const log: string[] = [];
  const outcome = await listenForBargeIn({
    said: () => reply,
    listen: async (onWords) => {
      const turn = left.shift();
      if (turn?.ok) onWords(turn.value.words);
      return turn ?? null;
    },
    isOver: () => left.length === 0,
    onInterrupt: () => log.push('interrupted'),
    onWords: (words) => log.push(words),
  });
  return { outcome, log, left };
}

test('after her own sentence was heard, a word still interrupts her', async () => {
  const { outcome, log } = await speakOver([
    heard('le cœur d’un adulte bat de 60 à 100 fois par minute'),
    failed('transcription-empty'),
    heard('et chez l’enfant'),
  ]);
  expect(outcome).toEqual({ words: 'et chez l’enfant', note: null });
  expect(log).toEqual(['interrupted', 'et chez l’enfant']);
});

test('her own words interrupt nothing', async () => {
  const { outcome, log } = await speakOver([heard('au repos le cœur bat'), heard('il bat plus vite')]);
  expect(outcome).toBeNull();
  expect(log).toEqual([]);
});

test('after listening has failed, it does not continue', async () => {
  const { outcome, left } = await speakOver([failed('microphone-lost'), heard('et chez l’enfant')]);
  expect(outcome).toBeNull();
  expect(left).toHaveLength(1);
});
