import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createSentences } from '../sound/sentences.ts';
import { complete, type CompleteOptions, type Reply } from '../voice-service/complete.ts';
import { done, failed, type Outcome } from '../voice-service/voice-failure.ts';
import { createFirstSound } from './first-sound.ts';
import type { Turn } from './turn.schema.ts';
import { createTurns } from './turns.ts';
import { writeReply } from './write-reply.ts';

vi.mock('../voice-service/complete.ts', () => ({ complete: vi.fn() }));

const asked: Turn = {
  id: 'one',
  question: 'comment mesurer la glycémie',
  reply: null,
  help: false,
  heard: false,
  sources: [],
  choices: [],
  subject: '',
};
const text = 'Faire laver les mains. Bien assécher.';
const sent = { words: 'Faire laver les mains.', type: 'audio/wav', bytes: new Uint8Array(1) };
const answered: Reply = { text, help: false, sources: [], choices: [], subject: 'glycémie' };

let service: CompleteOptions = {};
let answer: (outcome: Outcome<Reply>) => void = () => undefined;

beforeEach(() => {
  vi.mocked(complete).mockImplementation((_question, options = {}) => {
    service = options;
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
});

/** A reply that is being written, out loud. */
function write() {
  const state = createStore(() => ({ turns: [asked] as readonly Turn[] }));
  const turns = createTurns(state, () => undefined);
  const sound = createFirstSound();
  const onSpeech = vi.fn();
  const written = writeReply({
    turns,
    id: asked.id,
    shown: Promise.resolve(),
    question: { text: asked.question, language: 'fr' },
    signal: new AbortController().signal,
    aloud: 'yes',
    sentences: createSentences(),
    sound,
    onSpeech,
    onWhole: () => undefined,
    words: { noReply: () => '', sayChoices: () => '' },
  });
  return { sound, onSpeech, written, reply: () => turns.find(asked.id)?.reply ?? null };
}
const nextTask = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

test('a reply is drawn when its sound is heard, not before: that would delay the sound', async () => {
  const { sound, onSpeech, written, reply } = write();
  service.onText?.({ text, spoken: true });
  service.onSound?.(sent);
  answer(done(answered));
  await nextTask();
  expect(reply()).toBeNull();
  expect(onSpeech).not.toHaveBeenCalled();
  sound.begin();
  await written;
  expect(reply()).toBe(text);
  expect(onSpeech).toHaveBeenCalledOnce();
});

test('a reply without a sound of its own is drawn as it comes', async () => {
  const { reply } = write();
  service.onText?.({ text: 'Faire laver ' });
  expect(reply()).toBe('Faire laver ');
  service.onText?.({ text: 'les mains.' });
  expect(reply()).toBe('Faire laver les mains.');
});

test('what has come of a reply that breaks off is shown', async () => {
  const { written, reply } = write();
  service.onText?.({ text: 'Faire laver ', spoken: true });
  answer(failed('offline'));
  await written;
  expect(reply()).toBe('Faire laver ');
});
