import type { Sentences } from '../sound/sentences.ts';
import { complete, type Choice, type Question, type Reply } from '../voice-service/complete.ts';
import type { Outcome } from '../voice-service/voice-failure.ts';
import type { Turns } from './turns.ts';

interface WriteOptions {
  readonly turns: Turns;
  /** The turn to write into. */
  readonly id: string;
  readonly question: Question;
  readonly signal: AbortSignal;
  /** Whether the reply is spoken; `asked`: even if it is help against danger. */
  readonly aloud: 'no' | 'yes' | 'asked';
  /** Receives the part of the reply that is spoken. */
  readonly sentences: Sentences;
  /** Called when the first words to speak have arrived. */
  readonly onSpeech: () => void;
  readonly words: SpokenWords;
}

/** What Thalia says beside the reply of the service. */
export interface SpokenWords {
  /** When the service answers without a text. */
  readonly noReply: () => string;
  /** The choices that the reply offers; empty without any. */
  readonly sayChoices: (choices: readonly Choice[]) => string;
}

/** Writes the reply to a question into its turn as it arrives, and stores it once it is whole. */
export async function writeReply({
  turns,
  id,
  question,
  signal,
  sentences,
  ...reply
}: WriteOptions): Promise<Outcome<Reply>> {
  let isAloud = reply.aloud !== 'no';
  const written = () => turns.find(id)?.reply ?? null;
  const take = (more: string, help: boolean) => {
    if (help && reply.aloud !== 'asked') isAloud = false;
    if (isAloud) sentences.add(more);
    const before = written();
    if (isAloud && before === null) reply.onSpeech();
    turns.change(id, {
      reply: (before ?? '') + more,
      heard: isAloud,
      help: help || (turns.find(id)?.help ?? false),
    });
  };
  const answered = await complete(question, { signal, onText: take });
  if (!answered.ok) {
    sentences.end(false);
    // A question that got nothing is asked again from the field, which still contains it.
    if (written() === null) turns.drop(id);
    return answered;
  }
  const { text, ...rest } = answered.value;
  const whole = text || reply.words.noReply();
  // If nothing arrived in parts, all of it is added now.
  if (written() === null) take(whole, rest.help);
  if (isAloud) sentences.add(` ${reply.words.sayChoices(rest.choices)}`);
  turns.change(id, { ...rest, reply: whole });
  turns.keep(turns.all());
  sentences.end(true);
  return answered;
}
